/* A function of a few values as a decision diagram: rows of steps from value to value, equal rows kept once. */
#ifndef RULEWRIGHT_KERNEL_TABLES_H
#define RULEWRIGHT_KERNEL_TABLES_H

#define K_ASK INT16_MIN /* the function itself has to be asked: it fails there, or says what does not fit */
#define K_MOST_STEPS 8
#define K_MOST_ROWS 32000

typedef struct {
    i64 asked, made;
    i16 *steps[K_MOST_STEPS];
} k_steps;

typedef i64 k_asked(void *agreed, const i64 *values);

/* One answer, or K_ASK where the rules fail. */
COLD i16 k_answer(k_asked *ask, void *agreed, const i64 *values) {
    char *mark = k_free;
    jmp_buf outer;
    memcpy(&outer, &k_rescue, sizeof outer);
    i64 found = setjmp(k_rescue) ? K_ASK : ask(agreed, values);
    memcpy(&k_rescue, &outer, sizeof outer);
    k_free = mark;
    return found > INT16_MIN && found <= INT16_MAX ? (i16)found : K_ASK;
}

/* Rows of n, equal ones once: the number of the row for each of them into `numbers`; how many are left, 0 for too many. */
COLD i64 k_rows_once(i16 *rows, i64 many, i64 n, i16 *numbers) {
    i64 kept = 0, places = 1;
    while (places < 4 * K_MOST_ROWS) places *= 2;
    i32 *known = calloc((size_t)places, sizeof *known);
    if (!known) return 0;
    for (i64 i = 0; i < many; i++) {
        i16 *row = rows + i * n;
        u64 hash = 0;
        for (i64 k = 0; k < n; k++) hash = k_mix(hash + (u16)row[k] + 1);
        i64 at = (i64)(hash & (u64)(places - 1));
        while (known[at] && memcmp(rows + (known[at] - 1) * n, row, (size_t)n * sizeof *row) != 0) at = (at + 1) & (places - 1);
        if (!known[at]) {
            if (kept == K_MOST_ROWS) break;
            if (kept != i) memcpy(rows + kept * n, row, (size_t)n * sizeof *row);
            known[at] = (i32)++kept;
        }
        numbers[i] = (i16)(known[at] - 1);
        if (i + 1 == many) {
            free(known);
            return kept;
        }
    }
    free(known);
    return 0;
}

/* Asks for all values, the last fastest, and folds the answers from the last value to the first. */
COLD void k_tabulate(k_steps *t, i64 params, const i64 *low, const i64 *many, k_asked *ask, void *agreed) {
    i64 size = 1, values[K_MOST_STEPS] = {0};
    if (params > K_MOST_STEPS) return;
    for (i64 p = 0; p < params; p++) size *= many[p], values[p] = low[p];
    i16 *rows = malloc((size_t)size * sizeof *rows);
    for (i64 i = 0; rows && i < size; i++) {
        rows[i] = k_answer(ask, agreed, values);
        for (i64 p = params - 1; p >= 0 && ++values[p] == low[p] + many[p]; p--) values[p] = low[p];
    }
    for (i64 p = params - 1; rows && p >= 0; p--) {
        size /= many[p];
        i16 *numbers = malloc((size_t)size * sizeof *numbers);
        i64 kept = numbers ? k_rows_once(rows, size, many[p], numbers) : 0;
        t->steps[p] = kept ? k_lasting(rows, (size_t)(kept * many[p]) * sizeof *rows) : 0;
        free(rows);
        rows = numbers;
        if (!kept) {
            free(rows);
            return;
        }
    }
    free(rows);
    t->made = rows != 0;
}

#endif

import { availableParallelism } from 'node:os';

/** Cores that the suites share. */
export const cores = Math.max(2, availableParallelism());

/** Workers of a run of Jest: half, so that browser suites, which often wait, go on beside it. */
export const jestCores = Math.floor(cores / 2);

import { availableParallelism } from 'node:os';

/** Cores that the suites share. */
export const cores = Math.max(2, availableParallelism());

/** Workers of a run of unit tests: half, so that browser suites, which often wait, run at the same time. */
export const unitCores = Math.floor(cores / 2);

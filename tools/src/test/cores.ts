import { availableParallelism } from 'node:os';

/** Cores that the suites share. */
export const cores = Math.max(2, availableParallelism());

/** What a suite takes of a core whose processes wait for each other: three such suites keep two cores busy. */
export const partOfCore = 2 / 3;

/** Workers of a run of unit tests: half, so that browser suites, which often wait, run at the same time. */
export const unitCores = Math.floor(cores / 2);

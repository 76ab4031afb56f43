/** Helpers for suites of other packages that start this server: a database of its own, and Debian's servers around it. */
export { eventually } from './eventually.ts';
export { installServers, serverNames } from './install-servers.ts';
export type { ServerName } from './install-servers.ts';
export { createNextProgram } from './next-program.ts';
export type { NextProgram } from './next-program.ts';
export { endDaemon, findProgram, ownFolder, runDaemon, unprivileged } from './run-daemon.ts';
export { samples } from './samples.ts';
export { runCli, startServer } from './server-process.ts';
export { ask, findPostgres, startTemporaryPostgres } from './temporary-postgres.ts';
export { wholeValues } from './whole-values.ts';

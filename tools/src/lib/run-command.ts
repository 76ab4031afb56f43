import { complain } from './say.ts';

/** Runs a command to its end; what goes wrong becomes one line and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    complain(
      isDiskFull(error) ? 'The disk is full. Free some space and run the command again.' : textOf(error),
    );
    process.exitCode = 1;
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

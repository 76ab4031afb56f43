/** Prints one line to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The same, for what went wrong. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

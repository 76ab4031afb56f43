import path from 'node:path';
import { root } from '../lib/paths.ts';
import { watchSources } from '../supervisor/watch-sources.ts';
import { checkTypes } from './check-types.ts';
import { checkedPackages, servedPackages } from './checked-packages.ts';

interface WatchTypesOptions {
  /** Prints a line. */
  print: (line: string) => void;
  /** Called with all present faults whenever they have changed. */
  onFaults: (faults: string[]) => void;
  /** @default the compiler */
  check?: (name: string) => Promise<string[]>;
  /** Calls back with each package whose sources have changed. @default the file system */
  watch?: (onChange: (name: string) => void) => Promise<unknown>;
}

/** Checks types now and after changes, one package at a time, what was changed last first. A fault is printed when it is new. */
export async function watchTypes({
  print,
  onFaults,
  check = checkTypes,
  watch = watchPackages,
}: WatchTypesOptions): Promise<void> {
  const faultsByPackage = new Map<string, string[]>();
  let waiting = servedPackages;
  let isChecking = false;

  await watch((name) => {
    const touched = checkedPackages(new Set([name]));
    // The package itself first: it has most of the faults.
    const inOrder = [name, ...touched.filter((other) => other !== name)];
    waiting = [...inOrder, ...waiting.filter((other) => !touched.includes(other))];
    void checkWaiting();
  });
  void checkWaiting();

  async function checkWaiting(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    for (let [name] = waiting; name !== undefined; [name] = waiting) {
      waiting = waiting.slice(1);
      const before = currentFaults();
      faultsByPackage.set(name, await check(name));
      report(before, currentFaults());
    }
    isChecking = false;
  }

  /** A package checks what it imports too: several report the same fault. */
  function currentFaults(): string[] {
    return [...new Set([...faultsByPackage.values()].flat())];
  }

  function report(before: string[], now: string[]): void {
    if (before.join('\n') === now.join('\n')) return;
    for (const fault of now) if (!before.includes(fault)) print(fault);
    if (now.length === 0) print('The types fit again.');
    onFaults(now);
  }
}

function watchPackages(onChange: (name: string) => void): Promise<unknown> {
  return Promise.all(
    servedPackages.map((name) =>
      watchSources({ folders: [path.join(root, name, 'src'), path.join(root, name, 'config')] }, () =>
        onChange(name),
      ),
    ),
  );
}

import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { privateFileMode, privateFolderMode } from 'server-kit/private-files';

export interface LogFile {
  write: (line: string) => void;
  close: () => void;
}

const maxBytes = 5 * 1024 * 1024;
const keptFiles = 3;

/**
 * A log that is set aside as `.1`, `.2`, … when it has grown; the oldest goes. A full disk costs lines, nothing else.
 *
 * @param limitBytes size in bytes beyond which it is set aside. @default 5 MiB
 */
export function openLogFile(file: string, limitBytes: number = maxBytes): LogFile {
  mkdirSync(path.dirname(file), { recursive: true, mode: privateFolderMode });
  let bytes = sizeOf(file);
  let descriptor = open();

  function open(): number | undefined {
    return orNothing(() => openSync(file, 'a', privateFileMode));
  }

  function close(): void {
    const opened = descriptor;
    descriptor = undefined;
    if (opened !== undefined) orNothing(() => closeSync(opened));
  }

  function rotate(): void {
    close();
    for (let i = keptFiles - 1; i >= 0; i -= 1) {
      const from = i === 0 ? file : `${file}.${i}`;
      if (sizeOf(from) >= 0) orNothing(() => renameSync(from, `${file}.${i + 1}`));
    }
    bytes = 0;
    descriptor = open();
  }

  return {
    write(line) {
      if (bytes > limitBytes) rotate();
      bytes += Buffer.byteLength(line) + 1;
      const opened = descriptor;
      if (opened !== undefined) orNothing(() => writeSync(opened, `${line}\n`));
    },
    close,
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? -1;
}

/** A log that cannot be written must not end the servers that it is about. */
function orNothing<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

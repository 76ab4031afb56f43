import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import path from 'node:path';
import { privateFileMode, privateFolderMode } from 'server-kit/private-files';

export interface LogFile {
  write: (line: string) => void;
  close: () => Promise<void>;
}

const maxBytes = 5 * 1024 * 1024;
const keptFiles = 3;

/** A log that is set aside as `.1`, `.2`, … when it has grown; the oldest goes. A full disk costs lines, nothing else. */
export function openLogFile(file: string, limitBytes: number = maxBytes): LogFile {
  mkdirSync(path.dirname(file), { recursive: true, mode: privateFolderMode });
  let bytes = sizeOf(file);
  let stream = open();

  function open(): WriteStream {
    const opened = createWriteStream(file, { flags: 'a', mode: privateFileMode });
    opened.on('error', () => undefined);
    return opened;
  }

  function rotate(): void {
    stream.end();
    for (let i = keptFiles - 1; i >= 0; i -= 1) {
      const from = i === 0 ? file : `${file}.${i}`;
      if (sizeOf(from) >= 0) renameSync(from, `${file}.${i + 1}`);
    }
    bytes = 0;
    stream = open();
  }

  return {
    write(line) {
      if (bytes > limitBytes) rotate();
      bytes += Buffer.byteLength(line) + 1;
      stream.write(`${line}\n`);
    },
    close: () => new Promise((resolve) => stream.end(() => resolve())),
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? -1;
}

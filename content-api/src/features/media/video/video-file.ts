import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

/** Reads numbers from a file at any place, through a window, and writes zeros into it. */
export interface VideoFile extends Disposable {
  size: number;
  /** An unsigned number of at most six bytes, the first one being the highest. */
  uint: (at: number, bytes: number) => number;
  /** One character for each byte. */
  text: (at: number, bytes: number) => string;
  write: (at: number, bytes: Uint8Array) => void;
  clear: (from: number, to: number) => void;
}

const windowBytes = 64 * 1024;
const longestRead = 16;

/** @throws RangeError on a read beyond the end */
export function openVideo(path: string, flags: 'r' | 'r+'): VideoFile {
  const handle = openSync(path, flags);
  const { size } = fstatSync(handle);
  const window = Buffer.alloc(windowBytes);
  let start = 0;
  let length = 0;

  function seek(at: number, bytes: number): number {
    if (at < 0 || at + bytes > size) throw new RangeError('Beyond the end of the video');
    if (at < start || at + bytes > start + length) {
      start = at;
      length = readSync(handle, window, 0, windowBytes, at);
    }
    return at - start;
  }

  function write(at: number, bytes: Uint8Array): void {
    writeSync(handle, bytes, 0, bytes.length, at);
    length = 0;
  }

  return {
    size,
    uint: (at, bytes) => window.readUIntBE(seek(at, bytes), bytes),
    text(at, bytes) {
      const from = seek(at, Math.min(bytes, longestRead));
      return window.toString('latin1', from, from + Math.min(bytes, longestRead));
    },
    write,
    clear(from, to) {
      for (let at = from; at < to; at += windowBytes) write(at, Buffer.alloc(Math.min(windowBytes, to - at)));
    },
    [Symbol.dispose]: () => closeSync(handle),
  };
}

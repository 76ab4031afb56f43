import type { Readable } from 'node:stream';

/** A file of what is taken along, below its folder or in its archive. */
export interface OutFile {
  /** With slashes, without a first one. */
  path: string;
  read: () => Promise<Buffer | Readable> | Buffer | Readable;
}

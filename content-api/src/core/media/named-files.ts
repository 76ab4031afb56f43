import type { Values } from '../../contract/kinds/values.ts';
import { stemOf } from './file-names.ts';

/** A file of the site's own that a saved state names. */
export interface NamedFile {
  stem: string;
  /** Path in the data, such as `founders.0.image`. */
  field: string;
}

/** Addresses of own files, anywhere in a text. */
export const addressesOfFiles = /\/media\/([\w~%+-][\w.~%+-]*(?:\/[\w.~%+-]+)*)/g;

/** Every file that the data of a record names, as an address by itself or within a text. */
export function namedFilesOf(data: Values): NamedFile[] {
  const found = new Map<string, NamedFile>();

  function visit(value: unknown, field: string): void {
    if (typeof value === 'string') {
      for (const stem of stemsIn(value)) found.set(`${stem} ${field}`, { stem, field });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, field === '' ? key : `${field}.${key}`);
    }
  }

  visit(data, '');
  return [...found.values()];
}

/** The data with the addresses of files changed, in texts as well: `addresses` has the new ones by stem. */
export function renameFiles(data: Values, addresses: ReadonlyMap<string, string>): Values {
  function visit(value: unknown): unknown {
    if (typeof value === 'string')
      return value.replaceAll(addressesOfFiles, (whole, path: string) => {
        const to = addresses.get(stemOfSent(path));
        return to === undefined ? whole : `${to}${path.endsWith('.') ? '.' : ''}`;
      });
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
  }
  return Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, visit(inner)]));
}

function stemsIn(text: string): string[] {
  if (!text.includes('/media/')) return [];
  return [...text.matchAll(addressesOfFiles)].map(([, path = '']) => stemOfSent(path));
}

/** The stem of a path in such an address. A full stop after an address within a text ends the sentence. */
export function stemOfSent(path: string): string {
  const plain = path.endsWith('.') ? path.slice(0, -1) : path;
  try {
    return stemOf(decodeURIComponent(plain));
  } catch {
    return stemOf(plain);
  }
}

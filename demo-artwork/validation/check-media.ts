import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pictureWidths } from 'content-api/picture-widths';
import { strings } from './shape.ts';
import type { Fields } from './shape.ts';

/** Each picture that is named is there with its variants, and nothing else lies in the folder. */
export function checkMedia(content: Fields, folder: string): string[] {
  const named = strings(content)
    .flatMap(([, text]) => [...text.matchAll(/\/media\/([\w-]+\.\w+)/g)])
    .map(([, name = '']) => name);
  const expected = new Set(named.flatMap(withVariants));
  return [
    ...[...expected]
      .filter((name) => !existsSync(path.join(folder, name)))
      .map((name) => `media/${name} is missing.`),
    ...readdirSync(folder)
      .filter((name) => !expected.has(name))
      .map((name) => `media/${name} is not used.`),
  ];
}

function withVariants(name: string): string[] {
  const { name: stem, ext } = path.parse(name);
  if (['.svg', '.mp4', '.webm'].includes(ext)) return [name];
  return [name, ...pictureWidths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`])];
}

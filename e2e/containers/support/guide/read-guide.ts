import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** A code block of the guide: the content of a file, or shell commands. */
export type GuideStep = { file: string; content: string } | { commands: string };

/** The blocks of a section of docs/operating.md in their order. A block whose sentence names a file is that file. */
export function readGuide(section: string): GuideStep[] {
  const text = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
  const from = text.indexOf(`\n## ${section}\n`);
  if (from === -1) throw new Error(`operating.md has no section "${section}".`);
  const own = text.slice(from + 1).split(/\n#{2,3} (?!#)/)[0] ?? '';
  // Text and code take turns.
  const parts = own.split(/^ *```.*\n/m);
  return parts.flatMap((code, index) => {
    if (index % 2 === 0) return [];
    const content = withoutIndent(code.trimEnd());
    const file = /in (?:root's )?`([~/][^`]*\.\w+)`:\s*$/i.exec(parts[index - 1] ?? '')?.[1];
    return [file === undefined ? { commands: content } : { file: file.replace('~', '/root'), content }];
  });
}

function withoutIndent(code: string): string {
  const indent = /^ */.exec(code)?.[0] ?? '';
  return `${code
    .split('\n')
    .map((line) => line.replace(indent, ''))
    .join('\n')}\n`;
}

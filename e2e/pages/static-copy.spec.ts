import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runCommand } from '../support/run-command.ts';

interface Data {
  title: string;
  author?: string;
  date?: string;
  tags?: string[];
  technologies?: string[];
  image?: string;
  mainimage?: string;
  shortDescription?: string;
  publishedYear?: string;
  content?: string;
}

const home = mkdtempSync(path.join(tmpdir(), 'static-copy-'));
test.afterAll(() => rmSync(home, { recursive: true, force: true }));

const run = (...command: Parameters<typeof runCommand>) => runCommand(...command).output;

/** Public posts and projects by their titles, in the fields that a web page says of itself. */
function contentOf(env: Record<string, string>, name: string): object[] {
  const file = path.join(home, name);
  run('content', ['export', file], env);
  const { posts, projects } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Data[]>;
  return [...(posts ?? []), ...(projects ?? [])]
    .sort((one, other) => one.title.localeCompare(other.title))
    .map((one) => ({
      title: one.title,
      author: one.author,
      day: (one.date ?? '').slice(0, 10),
      tags: one.tags ?? one.technologies,
      picture: (one.image ?? one.mainimage ?? '').split('/').at(-1),
      summary: one.shortDescription,
      year: one.publishedYear,
      words: wordsOf(one.content ?? ''),
    }));
}

/** A page shows headings one step lower, names no language of its code, and a film comes in as a link with its caption. */
function wordsOf(markdown: string): string {
  const plain = markdown
    .replaceAll(/!?\[[^[\]]*\]\([^)\s]*\.mp4(?: "([^"]*)")?\)/g, '$1')
    .replaceAll(/```\w+/g, '```')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

test('a static copy of the site moves in again, field by field', () => {
  test.slow();
  const copy = path.join(home, 'copy');
  const other = { DATA_DIR: path.join(home, 'data') };
  expect(run('static', [copy])).toContain('files written to');
  writeFileSync(path.join(home, 'nothing.json'), '{}');
  run('content', ['import', path.join(home, 'nothing.json')], other);
  const output = run('move-in', [copy], other);
  const [, batch = ''] = /^Batch ([0-9a-f]{24})/m.exec(output) ?? [];
  expect(output).toContain('nothing here takes items of the type service');
  expect(run('move-in', ['publish', batch], other)).toContain('0 not published');
  const before = contentOf({}, 'before.json');
  expect(before.length).toBeGreaterThan(10);
  expect(contentOf(other, 'after.json')).toEqual(before);
});

import { escapeHtml } from '../src/render/escape.ts';

/** Stands for every page while the site does not compile, and asks again. */
export function faultPage(faults: string[]): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">',
    '<title>The site does not compile</title><h1>The site does not compile</h1>',
    ...faults.map((fault) => `<pre>${escapeHtml(fault)}</pre>`),
  ].join('\n');
}

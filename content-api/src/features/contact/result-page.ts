import { createHash } from 'node:crypto';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { SiteTexts } from '../../site-texts/index.ts';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b0f1a;color:#e8ecf6;' +
  'font:1rem/1.6 Inter,system-ui,sans-serif}main{max-width:36rem;padding:2rem}a{color:#6ea8ff}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** The policy of the page: nothing but its own style. */
export const resultPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Page for a visitor without JavaScript after the form was sent. */
export function resultPage(
  { language, direction, text }: SiteTexts,
  isSent: boolean,
  lines: string[],
): string {
  const title = escapeHtml(text(isSent ? 'form.sentTitle' : 'form.notSent'));
  const paragraphs = [...lines, ...(isSent ? [] : [text('form.goBack')])];
  return (
    `<!doctype html><html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>` +
    `<head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
    `<style>${style}</style></head><body><main><h1>${title}</h1>` +
    paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
    `<p><a href="/contact">${escapeHtml(text('form.toContact'))}</a></p></main></body></html>`
  );
}

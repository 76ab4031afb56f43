import { createHash } from 'node:crypto';
import type { LookTheme } from '../../look/index.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { SiteTexts } from '../../site-texts/index.ts';

/** A page and the content security policy that allows nothing but its own style. */
interface ResultPage {
  html: string;
  policy: string;
}

/** What a visitor reads after the form was posted. */
export interface ContactResult {
  isSent: boolean;
  lines: string[];
  /** Address of the form. */
  contactPath: string;
}

/** Page for a visitor without JavaScript after the form was sent. */
export function resultPage(
  { language, direction, text }: SiteTexts,
  look: LookTheme,
  { isSent, lines, contactPath }: ContactResult,
): ResultPage {
  const style = styleOf(look);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const title = escapeHtml(text(isSent ? 'form.sentTitle' : 'form.notSent'));
  const paragraphs = [...lines, ...(isSent ? [] : [text('form.goBack')])];
  const html =
    `<!doctype html><html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>` +
    `<head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
    `<style>${style}</style></head><body><main><h1>${title}</h1>` +
    paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
    `<p><a href="${contactPath}">${escapeHtml(text('form.toContact'))}</a></p></main></body></html>`;
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  };
}

function styleOf({ scheme, colors, lightColors = colors }: LookTheme): string {
  const color = (role: 'background' | 'textSoft' | 'primaryText') =>
    scheme === 'system' ? `light-dark(${lightColors[role]},${colors[role]})` : colors[role];
  return (
    `:root{color-scheme:${scheme === 'system' ? 'light dark' : scheme}}` +
    `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${color('background')};color:${color('textSoft')};` +
    `font:1rem/1.6 Inter,system-ui,sans-serif}main{max-width:36rem;padding:2rem}a{color:${color('primaryText')}}`
  );
}

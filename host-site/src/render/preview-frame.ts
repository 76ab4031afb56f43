import { look } from '../lib/look.ts';
import { changeLinks } from './change-links.ts';
import type { DocumentParts } from './document.ts';
import { escapeHtml } from './escape.ts';
import type { PreviewFrame } from './types.ts';

/** A page in a preview: as visitors get it, with links that stay inside, a ribbon and nothing for search engines. */
export function inPreview(
  parts: DocumentParts,
  { base, title, lines, titles = [], scripts }: PreviewFrame,
): DocumentParts {
  const texts = lines.map((line, at) => `<span${titleOf(titles[at])}>${escapeHtml(line)}</span>`).join('');
  const ribbon = `<aside class="preview-ribbon" aria-label="${title}"><strong>${title}</strong>${texts}</aside>`;
  return {
    ...parts,
    head: { ...parts.head, canonical: undefined },
    isSwappable: false,
    markup: changeLinks(parts.markup, (path) => base + path),
    styles: { ...parts.styles, page: parts.styles.page + ribbonStyles },
    after: ribbon + scripts.map((src) => `<script src="${src}" defer></script>`).join(''),
  };
}

function titleOf(text: string | undefined): string {
  return text === undefined ? '' : ` title="${escapeHtml(text)}"`;
}

const ribbonStyles = [
  `.preview-ribbon{position:fixed;z-index:300;inset:auto 0 max(12px,env(safe-area-inset-bottom));margin:auto;`,
  `box-sizing:border-box;width:fit-content;max-width:calc(100vw - 24px);padding:8px 16px;display:flex;flex-wrap:wrap;`,
  `justify-content:center;gap:2px 14px;border:1px solid ${look.lineStrong};border-radius:14px;background:${look.raised};`,
  `color:${look.textSoft};font:400 .875rem/1.45 ${look.body};box-shadow:${look.shadow.floating};pointer-events:none;`,
  `overflow-wrap:anywhere;text-align:center}`,
  `.preview-ribbon strong{color:${look.tertiary};font-weight:600}`,
  `.preview-ribbon [title]{pointer-events:auto}`,
  `@media print{.preview-ribbon{display:none}}`,
].join('');

import { createHash } from 'node:crypto';
import type { SiteTexts } from 'content-api/site-texts';
import noScriptSheet from '../app/no-script.css';
import printSheet from '../app/print.css';
import { layoutDeferred, pageLoaded, returning } from '../lib/load-phase.ts';
import { fullTitle } from '../lib/head.ts';
import type { Head } from '../lib/head.ts';
import type { PageVersion } from '../lib/languages.ts';
import type { PageSettings } from '../lib/settings.ts';
import { sharePictureOf } from '../lib/share-picture-of.ts';
import type { Site } from '../lib/site.ts';
import { escapeHtml, jsonScript } from './escape.ts';
import { fontFilesOf } from './font-faces.ts';
import { iconElements } from './icons.ts';
import { structuredData } from './json-ld.ts';
import { schemeElements } from './scheme-elements.ts';

export interface DocumentParts {
  head: Head;
  /** The page in the languages of the site. */
  versions: readonly PageVersion[];
  site: Site;
  settings: PageSettings;
  /** Styles that every page of the site has, and those of this page. */
  styles: { site: string; page: string };
  markup: string;
  scripts: string[];
  /** Another page of the same release may take its place without a new document. */
  isSwappable: boolean;
  /** Markup behind the page. */
  after?: string;
}

/** Puts a finished page together. Equal parts give equal bytes. */
export function htmlDocument(parts: DocumentParts): string {
  const { head, settings, site, scripts, styles } = parts;
  const { studio, texts } = site;
  // The scripts are named by their content, so they tell releases apart. What is around a page has one language.
  const release = parts.isSwappable ? ` data-release="${[...scripts, texts.language].join(' ')}"` : '';
  const direction = texts.direction === 'rtl' ? ' dir="rtl"' : '';
  return [
    `<!doctype html><html lang="${texts.language}"${direction}${release}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(fullTitle(head, studio))}</title>`,
    ...fontFilesOf(site.look.fonts, texts.language).map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...metaElements(parts),
    ...schemeElements(site.look),
    ...iconElements(site),
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(texts.text('blog.feed', { name: studio.name }))}" href="${site.prefix}/feed.xml">`,
    `<style data-sheet="site">${styles.site}</style><style data-sheet="page">${styles.page}</style>`,
    // Behind the styles, which they overrule. With script, browsers do not even fetch the one.
    `<noscript><link rel="stylesheet" href="${noScriptSheet}"></noscript>`,
    // Browsers fetch the other last, and wait for it only when they print.
    `<link rel="stylesheet" media="print" href="${printSheet}">`,
    `<script>${phaseScript}</script>`,
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
    ...(isFound(head) ? structuredData(head, site, settings.siteUrl) : []).map((entry) =>
      jsonScript(null, entry),
    ),
    `</head><body${scriptTexts(texts)}${site.ornaments.hasCursor ? '' : ' data-native-cursor'}>${parts.markup}${parts.after ?? ''}</body></html>`,
  ].join('');
}

/** What the script of every page says in another language than English, which it has itself. */
function scriptTexts({ unlikeEnglish }: SiteTexts): string {
  return Object.entries(unlikeEnglish('frame.loading', 'trouble.network', 'frame.tryAgain', 'frame.view'))
    .map(([key, words]) => ` data-${scriptNames[key]}="${escapeHtml(words)}"`)
    .join('');
}

const scriptNames: Record<string, string> = {
  'frame.loading': 'loading',
  'trouble.network': 'network',
  'frame.tryAgain': 'again',
  'frame.view': 'view',
};

/** Whether search engines may show the page. */
function isFound({ canonical, isCopy }: Head): boolean {
  return canonical !== undefined && isCopy !== true;
}

function metaElements({
  head,
  versions,
  site: { studio, texts, prefix },
  settings: { siteUrl },
}: DocumentParts): string[] {
  const { canonical, previous, next } = head;
  const others = isFound(head) ? alternates(versions, canonical) : [];
  const picture = head.image ?? sharePictureOf(studio, prefix, canonical);
  const image = picture.startsWith('/') ? siteUrl + picture : picture;
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const link = (rel: string, path: string | undefined) =>
    path === undefined ? '' : `<link rel="${rel}" href="${escapeHtml(siteUrl + path)}">`;
  return [
    meta('name', 'description', head.description),
    isFound(head) ? '' : meta('name', 'robots', 'noindex'),
    link('canonical', canonical),
    ...others.map(
      ([language, path]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(siteUrl + path)}">`,
    ),
    canonical === undefined ? '' : meta('property', 'og:url', siteUrl + canonical),
    link('prev', previous),
    link('next', next),
    meta('property', 'og:site_name', studio.name),
    meta('property', 'og:locale', localeOf(texts.language)),
    ...others.flatMap(([language, path]) =>
      path === canonical || language === fallbackLanguage
        ? []
        : meta('property', 'og:locale:alternate', localeOf(language)),
    ),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title ?? fullTitle(head, studio)),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:alt', head.imageAlt ?? fullTitle({ description: '' }, studio)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/**
 * The one inline script, the same text on every page, so that one hash in the content security policy allows it. It sets the classes
 * of the load phase before anything is drawn. A document that was reached from another of the site, by the way back or by a reload,
 * or after another in the same tab, is a later one of the same visit.
 */
export const phaseScript = `(()=>{
const {hash,origin,pathname}=location,phase=document.documentElement.classList,way=performance.getEntriesByType('navigation')[0]?.type;
let seen=document.referrer.startsWith(origin);try{seen||=sessionStorage.seen;sessionStorage.seen=1}catch{}
if(seen||way!='navigate')phase.add('${returning}');
if(!hash&&way=='navigate')phase.add('${layoutDeferred}');
if(!hash&&way=='reload'&&pathname=='/')history.scrollRestoration='manual';
addEventListener('load',()=>phase.add('${pageLoaded}'))})();`;

/** Allows an inline style or script in a content security policy. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const fallbackLanguage = 'x-default';

/**
 * The addresses of a page by its languages, and by `x-default` the one for all other readers. A part of a list, and a page
 * in one language alone, have none.
 */
function alternates(
  versions: readonly PageVersion[],
  canonical: string | undefined,
): [language: string, path: string][] {
  const [first] = versions;
  if (first === undefined || versions.length < 2 || !versions.some(({ path }) => path === canonical))
    return [];
  return [
    ...versions.map(({ language, path }): [string, string] => [language.code, path]),
    [fallbackLanguage, first.path],
  ];
}

/** A language as Open Graph writes it: with the country that its code names, or where most speak it. */
function localeOf(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return [language, region].filter(Boolean).join('_');
}

import { renderToStaticMarkup } from 'react-dom/server';
import { Paragraphs } from '../components/paragraphs.tsx';
import { postCards, post } from '../features/blog/posts.ts';
import type { PostCardView, PostView } from '../features/blog/posts.ts';
import { createApi } from '../lib/api.ts';
import type { Api } from '../lib/api.ts';
import { prefixOf, splitLanguage } from '../lib/languages.ts';
import { paths } from '../lib/paths.ts';
import type { Site } from '../lib/site.ts';
import { absoluteHtml } from './absolute-html.ts';
import { linksInLanguage } from './change-links.ts';
import { escapeHtml } from './escape.ts';
import { openSite } from './open-site.ts';
import type { RenderRequest, TextDocument } from './types.ts';

/** Characters of full texts in one feed; posts beyond that have their summary. */
const fullTextMax = 1_000_000;

interface Entry {
  card: PostCardView;
  /** Since when it shows what it shows. */
  updatedAt: string;
  /** HTML of the whole text. */
  content: string;
}

interface Place {
  site: Site;
  siteUrl: string;
}

/** The newest posts as an Atom feed (RFC 4287), with their full texts. */
export async function atomFeed(request: RenderRequest): Promise<TextDocument | null> {
  const { site } = await openSite(request);
  const { prefix, texts, studio } = site;
  // A language that the site does not have.
  if (prefixOf(splitLanguage(request.pathname).language) !== prefix) return null;
  const { siteUrl } = request.settings;
  const api = createApi(request.api, prefix === '' ? undefined : texts.language);
  const entries = await loadEntries(api, { site, siteUrl }).catch(() => null);
  const updated =
    (entries ?? [])
      .map((entry) => entry.updatedAt)
      .sort()
      .at(-1) ?? '';
  const body = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${texts.language}">`,
    `<title>${escapeHtml(texts.text('blog.feed', { name: studio.name }))}</title><id>${siteUrl}${prefix}/blog</id>`,
    `<link href="${siteUrl}${prefix}/blog"/><link rel="self" href="${siteUrl}${prefix}${paths.feed}"/>`,
    `<updated>${instantOf(updated)}</updated>`,
    ...withinLimit(entries ?? []).map((entry) => entryElement(entry, siteUrl + prefix)),
    `</feed>`,
  ].join('\n');
  return { contentType: 'application/atom+xml; charset=utf-8', body, sound: entries !== null };
}

async function loadEntries(api: Api, place: Place): Promise<Entry[]> {
  const { items } = await postCards({ page: 1, search: '', tag: '' }).load(api);
  return Promise.all(
    items.map(async (card) => {
      const loaded = await post(card._id).load(api);
      return { card, updatedAt: loaded.updatedAt, content: contentOf(loaded, place) };
    }),
  );
}

function contentOf({ content, contentHtml, ...rest }: PostView, { site, siteUrl }: Place): string {
  if (contentHtml)
    return absoluteHtml(linksInLanguage(contentHtml, site), siteUrl + site.prefix + paths.post(rest));
  return renderToStaticMarkup(<Paragraphs text={content} />);
}

function withinLimit(entries: Entry[]): Entry[] {
  let left = fullTextMax;
  return entries.map((entry) => {
    left -= entry.content.length;
    return { ...entry, content: left < 0 ? '' : entry.content };
  });
}

/** @param start of the addresses of posts */
function entryElement({ card, updatedAt, content }: Entry, start: string): string {
  const address = start + paths.post(card);
  const tags = card.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`).join('');
  return [
    `<entry><title>${escapeHtml(card.title)}</title><id>${idOf(card)}</id><link href="${address}"/>`,
    `<published>${instantOf(card.date)}</published><updated>${instantOf(updatedAt)}</updated>`,
    `<author><name>${escapeHtml(card.author)}</name></author>${tags}`,
    `<summary>${escapeHtml(card.excerpt.replace(/\.{0,3}$/, '...'))}</summary>`,
    content && `<content type="html">${escapeHtml(content)}</content>`,
    `</entry>`,
  ].join('');
}

/** The record's own id as a UUID of version 8: a new slug or domain is no new entry for those who read the feed. */
function idOf({ _id: id }: PostCardView): string {
  const groups = [
    id.slice(0, 8),
    id.slice(8, 12),
    `8${id.slice(12, 15)}`,
    `8${id.slice(15, 18)}`,
    `${id.slice(18)}000000`,
  ];
  return `urn:uuid:${groups.join('-')}`;
}

function instantOf(date: string): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? new Date(0).toISOString() : instant.toISOString();
}

import { createApi } from '../../lib/api/api.ts';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { postCards } from '../../features/blog/api/post-cards.ts';
import type { PostCardView } from '../../features/blog/api/post-cards.ts';
import { escapeHtml } from '../escape.ts';
import type { RenderRequest, TextDocument } from '../types.ts';

/** The newest posts as an Atom feed (RFC 4287). */
export async function atomFeed({ settings, api }: RenderRequest): Promise<TextDocument> {
  const { siteUrl } = settings;
  const loading = postCards({ page: 1, search: '', tag: '' }).load(createApi(api));
  const posts = await loading.then((paged) => paged.items).catch(() => null);
  const updated =
    (posts ?? [])
      .map((post) => post.date)
      .sort()
      .at(-1) ?? site.legalUpdated;
  const body = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`,
    `<title>${escapeHtml(site.brand)} blog</title><id>${siteUrl}/blog</id>`,
    `<link href="${siteUrl}/blog"/><link rel="self" href="${siteUrl}${paths.feed}"/>`,
    `<updated>${instantOf(updated)}</updated>`,
    ...(posts ?? []).map((post) => entryElement(post, siteUrl)),
    `</feed>`,
  ].join('\n');
  return { contentType: 'application/atom+xml; charset=utf-8', body, sound: posts !== null };
}

function entryElement(post: PostCardView, siteUrl: string): string {
  const address = siteUrl + paths.post(post);
  const tags = post.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`).join('');
  return [
    `<entry><title>${escapeHtml(post.title)}</title><id>${address}</id><link href="${address}"/>`,
    `<published>${instantOf(post.date)}</published><updated>${instantOf(post.date)}</updated>`,
    `<author><name>${escapeHtml(post.author)}</name></author>${tags}`,
    `<summary>${escapeHtml(post.excerpt)}...</summary></entry>`,
  ].join('');
}

function instantOf(date: string): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? new Date(0).toISOString() : instant.toISOString();
}

import { instantOf, itemWith } from '../item.ts';
import type { Found, Item } from '../item.ts';
import { childrenOf, childText, foundFault } from './xml-element.ts';
import type { XmlElement } from './xml-element.ts';
import { readXmlElements } from './xml-records.ts';

/** Parts of the theme, the menu and the history: they are no content. */
const ownParts = new Set([
  'revision',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'wp_block',
  'wp_global_styles',
  'wp_navigation',
  'wp_template',
  'wp_template_part',
]);
const states: Partial<Record<string, Item['state']>> = { publish: 'public', future: 'scheduled' };
const names = new Set(['item', 'wp:author', 'wp:base_blog_url', 'wp:base_site_url']);
const unread = new Set(['wp:comment']);

/** WordPress eXtended RSS 1.0 to 1.2, as Squarespace writes it too. */
export async function* readWxr(chunks: AsyncIterable<string>): AsyncGenerator<Found> {
  const authors = new Map<string, string>();
  for await (const element of readXmlElements(chunks, { names, unread })) {
    if ('message' in element) {
      yield foundFault(element);
    } else if (element.name === 'wp:author') {
      authors.set(childText(element, 'wp:author_login'), childText(element, 'wp:author_display_name'));
    } else if (element.name !== 'item') {
      yield { is: 'site', address: element.text.trim() };
    } else if (childText(element, 'wp:post_type') === 'nav_menu_item') {
      yield* readMenuItem(element);
    } else {
      yield* readItem(element, authors);
    }
  }
}

function* readItem(element: XmlElement, authors: ReadonlyMap<string, string>): Generator<Found> {
  const type = childText(element, 'wp:post_type') || 'post';
  const status = childText(element, 'wp:status');
  const id = childText(element, 'wp:post_id') || childText(element, 'guid') || childText(element, 'link');
  const title = childText(element, 'title');
  if (ownParts.has(type) || status === 'auto-draft' || (status === 'inherit' && type !== 'attachment'))
    return;
  if (type === 'attachment') {
    yield { is: 'file', file: fileOf(element, id) };
    return;
  }
  let refusal: string | undefined;
  if (status === 'trash') refusal = 'it is in the trash of the source';
  else if (id === '') refusal = 'it has no id';
  if (refusal !== undefined) {
    yield { is: 'fault', fault: { item: title || id || type, line: element.line, message: refusal } };
    return;
  }
  const meta = metaOf(element);
  const login = childText(element, 'dc:creator');
  const thumbnail = meta.get('_thumbnail_id')?.[0];
  yield {
    is: 'item',
    item: itemWith({
      type,
      id,
      line: element.line,
      title,
      address: childText(element, 'link'),
      formerAddresses: formerOf(childText(element, 'link'), meta.get('_wp_old_slug') ?? []),
      slug: childText(element, 'wp:post_name'),
      author: authors.get(login) || login,
      createdAt: dateOf(element),
      state: states[status] ?? 'draft',
      password: childText(element, 'wp:post_password'),
      tags: tagsOf(element),
      excerpt: childText(element, 'excerpt:encoded'),
      seo: {
        title: meta.get('_yoast_wpseo_title')?.[0] ?? '',
        description: meta.get('_yoast_wpseo_metadesc')?.[0] ?? '',
        isHidden: meta.get('_yoast_wpseo_meta-robots-noindex')?.[0] === '1',
      },
      body: { format: 'html', text: childText(element, 'content:encoded') },
      picture: thumbnail === undefined ? undefined : { file: thumbnail },
    }),
  };
}

/** What leads to a category or an archive has no address in the file, and no page here. */
function* readMenuItem(element: XmlElement): Generator<Found> {
  if (childText(element, 'wp:status') !== 'publish') return;
  const meta = metaOf(element);
  const valueOf = (key: string) => meta.get(`_menu_item_${key}`)?.[0] ?? '';
  const menu = childrenOf(element, 'category').find(({ attributes }) => attributes.domain === 'nav_menu');
  if (menu === undefined) return;
  const parent = valueOf('menu_item_parent');
  yield {
    is: 'menu',
    entry: {
      menu: menu.text.trim(),
      label: childText(element, 'title'),
      to: valueOf('type') === 'post_type' ? { item: valueOf('object_id') } : { address: valueOf('url') },
      parent: parent === '0' ? '' : parent,
      place: Number(childText(element, 'wp:menu_order')) || 0,
    },
  };
}

function fileOf(element: XmlElement, id: string) {
  return {
    id,
    address: childText(element, 'wp:attachment_url') || childText(element, 'guid'),
    alt: metaOf(element).get('_wp_attachment_image_alt')?.[0] ?? '',
    caption: childText(element, 'excerpt:encoded'),
    parent: childText(element, 'wp:post_parent'),
  };
}

/** Values stay text: PHP's serialised ones are never read. */
function metaOf(element: XmlElement): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const one of childrenOf(element, 'wp:postmeta')) {
    const key = childText(one, 'wp:meta_key');
    meta.set(key, [...(meta.get(key) ?? []), childText(one, 'wp:meta_value')]);
  }
  return meta;
}

function tagsOf(element: XmlElement): string[] {
  const tags = childrenOf(element, 'category')
    .filter(({ attributes: { domain = 'category' } }) => domain !== 'nav_menu' && domain !== 'post_format')
    .map(({ text }) => text.trim());
  return [...new Set(tags)].filter(Boolean);
}

/** Without a zone in GMT, the time of the old site's clock is read as UTC. */
function dateOf(element: XmlElement): string {
  const [gmt, own] = [childText(element, 'wp:post_date_gmt'), childText(element, 'wp:post_date')];
  const asIso = (text: string) => instantOf(`${text.replace(' ', 'T')}Z`);
  return asIso(gmt) || asIso(own) || instantOf(childText(element, 'pubDate'));
}

/** Earlier slugs stood at the end of the same address. */
function formerOf(link: string, slugs: readonly string[]): string[] {
  if (!URL.canParse(link)) return [];
  const { pathname, origin } = new URL(link);
  if (pathname === '/') return [];
  const parts = pathname.split('/').filter(Boolean);
  return slugs.map((slug) => `${origin}/${[...parts.slice(0, -1), slug].join('/')}/`);
}

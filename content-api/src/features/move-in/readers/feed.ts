import { instantOf, itemWith } from '../item.ts';
import type { Found } from '../item.ts';
import { childrenOf, childText, foundFault } from './xml-element.ts';
import type { XmlElement } from './xml-element.ts';
import { readXmlElements } from './xml-records.ts';

const names = new Set(['item', 'entry']);

/** Blogger's export has its settings, theme and comments as entries too, and says which is what. */
const bloggerScheme = 'http://schemas.google.com/g/2005#kind';

/** RSS 2.0, RSS 1.0 or Atom: each entry is a post. */
export async function* readFeed(chunks: AsyncIterable<string>): AsyncGenerator<Found> {
  for await (const element of readXmlElements(chunks, { names })) {
    if ('message' in element) {
      yield foundFault(element);
      continue;
    }
    const categories = childrenOf(element, 'category');
    const type = typeOf(categories);
    if (type === undefined) continue;
    const first = (...texts: string[]) => texts.find((text) => text !== '') ?? '';
    const read = (name: string) => childText(element, name);
    const address = addressOf(element);
    const id = first(read('guid'), read('id'), address);
    if (id === '') {
      const item = read('title') || 'An entry';
      yield { is: 'fault', fault: { item, line: element.line, message: 'it has no address and no id' } };
      continue;
    }
    const author = element.children.find(({ name }) => name === 'author');
    yield {
      is: 'item',
      item: itemWith({
        type,
        id,
        line: element.line,
        title: read('title'),
        address,
        author: first(read('dc:creator'), author ? childText(author, 'name') : '', author?.text.trim() ?? ''),
        createdAt: instantOf(first(read('pubDate'), read('published'), read('dc:date'), read('updated'))),
        state: isDraft(element) ? 'draft' : 'public',
        tags: categories
          .filter(({ attributes }) => attributes.scheme !== bloggerScheme)
          .map(({ text, attributes }) => text.trim() || (attributes.term ?? ''))
          .filter(Boolean),
        body: {
          format: 'html',
          text: first(read('content:encoded'), read('content'), read('description'), read('summary')),
        },
      }),
    };
  }
}

/** Undefined for an entry that is no content. */
function typeOf(categories: readonly XmlElement[]): 'post' | 'page' | undefined {
  const own = categories.find(({ attributes }) => attributes.scheme === bloggerScheme);
  const name = own?.attributes.term?.split('#')[1];
  if (own === undefined || name === 'post') return 'post';
  return name === 'page' ? 'page' : undefined;
}

function isDraft(element: XmlElement): boolean {
  const [control] = childrenOf(element, 'app:control');
  return control !== undefined && childText(control, 'app:draft') === 'yes';
}

function addressOf(element: XmlElement): string {
  const links = childrenOf(element, 'link');
  const { attributes, text = '' } =
    links.find((link) => (link.attributes.rel ?? 'alternate') === 'alternate') ?? links[0] ?? {};
  return text.trim() || (attributes?.href ?? '');
}

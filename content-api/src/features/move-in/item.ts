import type { Import } from '../../contract/imports.ts';

/** Something that did not come in as it was, and why. */
export interface ImportFault {
  /** Title, address or id in the source. */
  item: string;
  line?: number;
  field?: string;
  message: string;
}

/** A text with the markup that the source has. */
export interface Body {
  format: 'html' | 'markdown';
  text: string;
}

/** Content of another site, in words that do not depend on where it comes from. */
export interface Item {
  /** The type in the source, such as `post`, `page` or `portfolio`. */
  type: string;
  /** Unique in the source. */
  id: string;
  /** Line in the file. */
  line?: number;
  title: string;
  /** The address on the old site, whole or from its root; empty: it had none. */
  address: string;
  formerAddresses: string[];
  slug: string;
  author: string;
  /** ISO instant; empty: unknown. */
  createdAt: string;
  state: 'public' | 'draft' | 'scheduled';
  /** Opens it for whoever knows it; empty: none. */
  password: string;
  tags: string[];
  excerpt: string;
  seo: { title: string; description: string; isHidden: boolean };
  body: Body;
  /** Address of the main picture, or the id of its file in the source. */
  picture: { address: string } | { file: string } | undefined;
  /** A sentence for each thing that the reader could not take. */
  notes: string[];
}

/** A file of the source's own library. */
export interface SourceFile {
  id: string;
  address: string;
  alt: string;
  caption: string;
  /** Id of the item that it belongs to. */
  parent: string;
}

/** An entry of a menu of the source. */
export interface MenuEntry {
  /** Name of the menu. */
  menu: string;
  /** Empty: the title of what it leads to. */
  label: string;
  to: { item: string } | { address: string };
  /** The entry above it; empty: none. */
  parent: string;
  place: number;
}

/** What a reader finds, in the order of the file. */
export type Found =
  | { is: 'item'; item: Item }
  | { is: 'file'; file: SourceFile }
  | { is: 'menu'; entry: MenuEntry }
  /** Address of the old site. */
  | { is: 'site'; address: string }
  | { is: 'columns'; columns: Import['columns'] }
  | { is: 'fault'; fault: ImportFault };

/** An item with everything empty that a source need not have. */
export function itemWith(known: Pick<Item, 'type' | 'id' | 'title'> & Partial<Item>): Item {
  return {
    address: '',
    formerAddresses: [],
    slug: '',
    author: '',
    createdAt: '',
    state: 'public',
    password: '',
    tags: [],
    excerpt: '',
    seo: { title: '', description: '', isHidden: false },
    body: { format: 'html', text: '' },
    picture: undefined,
    notes: [],
    ...known,
  };
}

/** An instant in ISO; empty for what is none, such as the zeros of drafts. */
export function instantOf(text: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return '';
  const year = new Date(time).getUTCFullYear();
  return year >= 1970 && year <= 2100 ? new Date(time).toISOString() : '';
}

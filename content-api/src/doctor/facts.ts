import type { Kind } from '../contract/kinds/kind.ts';
import type { Finding } from '../contract/doctor.ts';
import type { LinkState } from './link-report.ts';
import type { Spot } from './visit-fields.ts';

/** A file of the media library. */
export interface LibraryFile {
  alt: string;
  bytes: number;
  /** Pages get smaller sizes of it. */
  hasVariants: boolean;
}

/** Everything that the checks know beside the record. */
export interface Facts {
  /** Name of the site itself, whose addresses may be written in full. */
  siteOrigin: string;
  /** A file of the library by its address; null: there is no such file. */
  fileAt: (address: string) => LibraryFile | null;
  /** Whether a record has its page at a path of the site; undefined for other paths. */
  hasPage: (path: string) => boolean | undefined;
  /** Results of the last check of links to other sites, by address. */
  links: ReadonlyMap<string, LinkState>;
}

/** A record's data as a check sees it. */
export interface Examined {
  kind: Kind;
  values: Record<string, unknown>;
  /** Its Markdown fields are written in Markdown. */
  isMarkdown: boolean;
}

/** A finding without its record. The field is that of the spot unless it says otherwise. */
export type Flaw = Pick<Finding, 'check' | 'subject' | 'message'> & Partial<Pick<Finding, 'field' | 'label'>>;

/** Looks at one value. */
export type Check = (spot: Spot, record: Examined, facts: Facts) => Flaw[];

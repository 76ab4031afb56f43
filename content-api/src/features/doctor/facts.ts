import type { Kind } from '../../contract/kinds/kind.ts';
import type { Finding } from '../../contract/doctor.ts';
import type { LinkState } from './link-report.ts';
import type { Spot } from './visit-fields.ts';

/** A file of the media library. */
export interface LibraryFile {
  alt: string;
  /** The same in further languages, by their codes. */
  alts: Readonly<Record<string, string>>;
  bytes: number;
  /** Pages get smaller sizes of it. */
  hasVariants: boolean;
}

/** Everything that the checks know beside the record. Those of all records have the home page. */
export interface Facts {
  /** Page that shows the record, which relative addresses start from. */
  page: URL;
  /** A file of the library by its address; null: there is no such file. */
  fileAt: (address: string) => LibraryFile | null;
  /** Whether there is something at an address of the site, given as path and query. A redirect counts. */
  hasPage: (address: string) => boolean;
  /** Codes of the further languages of the site. */
  languages: readonly string[];
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

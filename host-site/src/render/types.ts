import type { ShownPitch } from '../lib/client-pitch.ts';
import type { ClientWords } from '../lib/client-words.ts';
import type { ContactOutcome } from '../lib/contact-outcome.ts';
import type { PasswordNotice } from '../lib/page-context.ts';
import type { PageSettings } from '../lib/settings.ts';

/** The scripts of a release, as `config/build.ts` lists them in `assets.json`. Paths are absolute on the site. */
export interface AssetList {
  v: 1;
  /** Scripts of every page, in no order. */
  main: string[];
  /** Scripts of the console's document. */
  admin: string[];
  /** Of releases whose gateway was in `main`. */
  federation?: string;
  /** Scripts of previews alone, and of reviews. */
  preview: string[];
  review: string[];
  /** Scripts of sites in several languages. */
  languages: string[];
  /** Scripts of what a client writes. Of earlier releases there are none. */
  writing?: string[];
  /** Scripts of pitches. Of earlier releases there are none. */
  pitch?: string[];
  /** File of the renderer, where it has another name than `render.cjs`. */
  renderer?: string;
}

/** Additional data of a page that is shown as a preview. */
export interface PreviewFrame {
  /** In front of the address of every page: `/preview/{token}` or `/review/{token}`. */
  base: string;
  /** Title and lines of the ribbon. */
  title: string;
  lines: string[];
  /** Tooltip of each line. */
  titles?: (string | undefined)[];
  scripts: string[];
}

/** For the console's addresses only. */
export interface ConsoleOrigin {
  /** Origin of the console's releases. */
  remoteUrl: string;
  /** For releases whose gateway was in `main`. */
  federationEntry?: string;
}

/** One address to be rendered. */
export interface RenderRequest {
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
  settings: PageSettings & { admin?: ConsoleOrigin };
  assets: AssetList;
  /** Access to the API: base addresses of the calls, and a fetch that may answer from a cache. */
  api: { apiBase: string; portfolioBase: string; fetch: typeof globalThis.fetch };
  /** The present time, and the zone of a studio that has chosen none. */
  nowMs: number;
  timeZone: string;
  /** Time for the page's data; what is not there by then is left to the browser. */
  dataTimeoutMs: number;
  /** Outcome of a contact form that was posted without script. */
  contact?: ContactOutcome;
  /** Why a password is asked for once more. */
  notice?: PasswordNotice | undefined;
  /** On the page of a client's link: what is written there. */
  words?: ClientWords;
  /** On the page of a pitch: what its client sees. */
  pitch?: ShownPitch;
  preview?: PreviewFrame;
  /** Tag of the data that the page at hand was made of: the same data need not be drawn again. */
  unlessData?: string;
}

/** A finished page. */
export interface RenderedPage {
  status: number;
  /** Location of a redirect (status 301). */
  redirect?: string;
  html: string;
  /** Names the data that the page was made of; the same release makes the same page of it. */
  dataTag?: string;
  /** True when the data is that of `unlessData`: nothing was drawn, `html` is empty. */
  unchanged?: boolean;
  /** Hashes of the page's inline styles and scripts, for its content security policy. */
  styleHashes: string[];
  scriptHashes: string[];
  /** False when content is missing because of a failure: such a page is sent, not kept. */
  sound: boolean;
  /** Error of the server rendering; the browser then renders the page. */
  error?: unknown;
  /** True for pages of unknown addresses and records, which are many: kept apart. */
  missing: boolean;
  admin: boolean;
}

/** Canonical form of an address, and whether it has a page. */
export interface AddressInfo {
  /** The one spelling of the path. */
  pathname: string;
  /** Names the page in the cache: the path and the query parameters that count. */
  key: string;
  known: boolean;
}

/** Other documents that the site answers. */
export interface TextDocument {
  contentType: string;
  body: string;
  sound: boolean;
}

/** Exports of a release's `server/render.cjs`. */
export interface RenderBundle {
  v: 1;
  render: (request: RenderRequest) => Promise<RenderedPage>;
  address: (pathname: string, search: string, isOffered?: (language: string) => boolean) => AddressInfo;
  /** Every address of the site as of now, for rendering ahead. */
  addresses: (api: RenderRequest['api']) => Promise<string[]>;
  /** Sitemap, feed and the like, by path; nothing for other paths. */
  document: (pathname: string, request: RenderRequest) => Promise<TextDocument | null>;
  /** Public files at fixed addresses, such as `/favicon.ico`, and the hashed file behind each. */
  files: Record<string, string>;
}

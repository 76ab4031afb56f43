/** Most bytes on the wire, by page (docs/performance-budgets.md). Kilobytes of 1000 bytes. */
export interface PageBudget {
  html: number;
  /** All script that arrives without the visitor's doing. */
  script: number;
  scriptBeforeLoad: number;
  font: number;
  image: number;
  /** Everything but script. */
  withoutScript: number;
  requestsBeforeLoad: number;
}

const kilobytes = (count: number): number => count * 1000;

/** Of a page that has no figures of its own. */
export const everyPage: PageBudget = {
  html: kilobytes(13),
  script: kilobytes(8),
  scriptBeforeLoad: kilobytes(8),
  font: kilobytes(30),
  image: kilobytes(60),
  withoutScript: kilobytes(110),
  requestsBeforeLoad: 10,
};

/** Kinds of public pages; `{id}` and `{slug}` stand for the newest record's. Others are in the sitemap. */
export const publicBudgets: Record<string, PageBudget> = {
  '/': everyPage,
  '/about': everyPage,
  '/services': everyPage,
  '/services/{slug}': everyPage,
  '/projects': { ...everyPage, requestsBeforeLoad: 15 },
  '/projects/{id}': everyPage,
  '/blog': { ...everyPage, requestsBeforeLoad: 15 },
  '/blog/{id}': everyPage,
  // With the island of its form.
  '/contact': { ...everyPage, script: kilobytes(85) },
  '/privacypolicy': everyPage,
  '/termsofservice': everyPage,
  '/no/such/page': everyPage,
};

/**
 * The home page in a further language. Its words compress to a kilobyte more than those in English: they are longer, and most
 * of the addresses name the language. The links to the other languages take the rest. No script, font or picture is added.
 */
export const translatedHome: PageBudget = { ...everyPage, html: 14_200 };

/** The code of the editor of texts, which only forms with one load. */
export const editorBudget = kilobytes(220);

/** The whole cold way to the console's list of projects, login included. */
export const consoleBudget = kilobytes(320);

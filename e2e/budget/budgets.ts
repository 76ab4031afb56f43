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

const everyPage: PageBudget = {
  html: kilobytes(14),
  script: kilobytes(100),
  scriptBeforeLoad: kilobytes(5),
  font: kilobytes(32),
  image: kilobytes(110),
  withoutScript: kilobytes(155),
  requestsBeforeLoad: 9,
};

export const publicBudgets: Record<string, PageBudget> = {
  '/': everyPage,
  '/about': everyPage,
  '/services': everyPage,
  '/projects': { ...everyPage, requestsBeforeLoad: 14 },
  '/blog': { ...everyPage, requestsBeforeLoad: 14 },
  '/contact': everyPage,
  '/privacypolicy': everyPage,
  '/termsofservice': everyPage,
};

/** The whole cold way to the console's list of projects, login included. */
export const consoleBudget = kilobytes(335);

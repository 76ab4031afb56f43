/** What the page needs to know about its surroundings; the server writes it into every page as JSON. */
export interface PageSettings {
  /** Base of the content calls, such as `/api`. */
  apiBase: string;
  /** Base of `/about` and `/founders`. */
  portfolioBase: string;
  /** Where the contact form posts to, and the access key to send with it. */
  contact: { url: string; key: string };
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
  /** Only in the console's shell. */
  admin?: AdminSettings;
}

export interface AdminSettings {
  /** Origin of the console's releases. */
  remoteUrl: string;
  /** Script of the federation host. */
  federationEntry: string;
  /** A release to try in place of the live one. */
  previewRelease?: string;
}

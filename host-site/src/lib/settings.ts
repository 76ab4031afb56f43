/** Settings that a page is rendered with. Releases from before islands write all of them into it. */
export interface PageSettings {
  /** Base of the content calls, such as `/api`. */
  apiBase: string;
  /** Base of `/about` and `/founders`. */
  portfolioBase: string;
  contact: ContactSettings;
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
}

/** Target of the contact form, and the access key to send with it. */
export interface ContactSettings {
  url: string;
  key: string;
}

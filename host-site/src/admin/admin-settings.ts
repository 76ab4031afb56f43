/** Settings that the server writes into the console's document as JSON. */
export interface AdminSettings {
  /** Base of the content calls, such as `/api`. */
  apiBase: string;
  siteName: string;
  /** Origin of the console's releases. */
  remoteUrl: string;
}

/** Props that the host passes to the console. Their major version is in `config/contract.ts`. */
export interface AdminAppProps {
  /** Base of the content calls, such as `/api`. */
  apiBase: string;
  siteName: string;
  /** Sentences to show above the console, such as that an older release is running. */
  notices?: string[];
  /** The release on trial, when it is not the live one. */
  previewRelease?: string;
}

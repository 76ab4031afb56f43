/** Props that the host passes to the console. A console release states the major version of this shape that it was written for. */
export interface AdminAppProps {
  /** Base of the content calls, such as `/api`. */
  apiBase: string;
  siteName: string;
  /** Sentences to show above the console, such as that an older release is running. */
  notices?: string[];
  /** The release on trial, when it is not the live one. */
  previewRelease?: string;
}

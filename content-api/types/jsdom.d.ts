/** The part that the API uses. The library's own types would bring those of a browser into every file. */
export interface Drawing {
  querySelector: (selector: string) => Drawing | null;
  textContent: string | null;
}

export interface DrawingWindow {
  XMLSerializer: new () => { serializeToString: (node: Drawing) => string };
}

export class JSDOM {
  constructor(html: string);
  readonly window: DrawingWindow;
}

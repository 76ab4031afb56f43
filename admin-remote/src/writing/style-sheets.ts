import { StyleModule } from 'style-mod';

/** Sheets by document, so that a style is there once however many editors there are. */
const adopted = new WeakMap<Document, Set<StyleModule>>();

/**
 * CodeMirror writes its styles into a style element, which the content security policy forbids; sheets that script makes
 * are allowed. No longer needed once style-mod adopts sheets in documents, as it does in shadow roots.
 */
export function adoptStyleSheets(): void {
  const isSupported = typeof CSSStyleSheet !== 'undefined' && 'replaceSync' in CSSStyleSheet.prototype;
  if (isSupported) StyleModule.mount = mountAdopted;
}

const mountAdopted: typeof StyleModule.mount = (root, modules) => {
  if (!(root instanceof Document)) throw new Error('An editor stands in a document.');
  const known = adopted.get(root) ?? new Set();
  adopted.set(root, known);
  // In their order: later modules take precedence.
  for (const module of modules instanceof StyleModule ? [modules] : modules) {
    if (known.has(module)) continue;
    known.add(module);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(module.getRules());
    root.adoptedStyleSheets.push(sheet);
  }
};

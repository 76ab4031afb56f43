import { parentPort } from 'node:worker_threads';
import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';

/** A reference within the drawing, or a picture that is part of it. */
const ownReference = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/i;
/** Style that loads something, or that is escaped so that this cannot be checked. */
const loadingStyle = /\\|@import|url\(\s*(?!['"]?#)|image-set|expression|javascript:/i;

const { window } = new JSDOM('');
const purifier = createPurifier(window);

purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'style' && loadingStyle.test(node.textContent ?? '')) node.textContent = '';
});
purifier.addHook('uponSanitizeAttribute', (_node, data) => {
  const { attrName, attrValue } = data;
  const isReference = /(?:^|:)(?:href|src)$/.test(attrName);
  if (isReference ? !ownReference.test(attrValue.trim()) : loadingStyle.test(attrValue))
    data.keepAttr = false;
});

parentPort?.on('message', (text: string) => {
  try {
    parentPort?.postMessage({ clean: clean(text) });
  } catch {
    parentPort?.postMessage({});
  }
});

parentPort?.postMessage('loaded');

/** The drawing without anything that runs or loads; undefined when there is no drawing. */
function clean(text: string): string | undefined {
  const fragment = purifier.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    RETURN_DOM_FRAGMENT: true,
  });
  const drawing = fragment.querySelector('svg');
  return drawing === null ? undefined : new window.XMLSerializer().serializeToString(drawing);
}

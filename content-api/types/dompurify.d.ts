import type { Drawing, DrawingWindow } from 'jsdom';

/** The part that the API uses. The library's own types need those of a browser. */
export interface Purifier {
  addHook(name: 'uponSanitizeElement', hook: (node: Drawing, data: { tagName: string }) => void): void;
  addHook(
    name: 'uponSanitizeAttribute',
    hook: (node: Drawing, data: { attrName: string; attrValue: string; keepAttr: boolean }) => void,
  ): void;
  sanitize: (
    text: string,
    options: { USE_PROFILES: { svg: boolean; svgFilters: boolean }; RETURN_DOM_FRAGMENT: true },
  ) => Drawing;
}

export default function createPurifier(window: DrawingWindow): Purifier;

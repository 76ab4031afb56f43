/* global document */
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; react-router needs them at import.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// There is no layout, so that everything is in view.
globalThis.IntersectionObserver ??= class {
  #callback;
  constructor(callback) {
    this.#callback = callback;
  }
  observe(target) {
    this.#callback([{ target, isIntersecting: true }], this);
  }
  disconnect() {}
};

// jsdom opens no popover, and its own style sheet hides what is not open: there they lie in the page. Some files have no DOM.
if (globalThis.document) {
  const popovers = document.createElement('style');
  popovers.textContent = ':where([popover]) { display: block }';
  document.head.append(popovers);
}

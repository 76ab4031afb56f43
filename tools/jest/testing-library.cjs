// A file without a DOM has no use for the matchers, which take long to load.
if (globalThis.document) require('@testing-library/jest-dom');

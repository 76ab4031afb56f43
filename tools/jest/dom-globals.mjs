import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; react-router needs them at import.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

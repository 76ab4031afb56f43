declare module 'fontverter' {
  /** Converts a font between formats. @throws when the buffer is no font */
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}

import type { Configuration } from 'webpack';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { clientFolder } from './paths.ts';
import { sharedConfig } from './webpack.shared.ts';

/** Scripts that only previews have, and sites in several languages: apart from the one of every page, so that others load no byte of them. */
export function previewConfig(mode: Mode): Configuration {
  const base = sharedConfig('preview', mode, import.meta.filename);
  return {
    ...base,
    entry: {
      preview: './src/preview/preview.ts',
      review: './src/preview/review.ts',
      languages: './src/languages/languages.ts',
      writing: './src/features/client-words/keep-typed.ts',
      pitch: [
        './src/app/pitch/note-read.ts',
        './src/app/pitch/offer-presenting.ts',
        './src/app/pitch/ask-here.ts',
      ],
    },
    output: { ...base.output, path: clientFolder, publicPath: '/', uniqueName: 'host_preview' },
  };
}

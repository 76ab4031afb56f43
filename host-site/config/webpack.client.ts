import path from 'node:path';
import webpack from 'webpack';
import type { Chunk, Configuration, Module } from 'webpack';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { clientFolder, packageRoot } from './paths.ts';
import { routerAlias, sharedConfig } from './webpack.shared.ts';

/**
 * The public site's own bundle, with one chunk for each page.
 *
 * @param hot for the dev server
 */
export function clientConfig(mode: Mode, hot = false): Configuration {
  const base = sharedConfig('client', mode, import.meta.filename, hot);
  return {
    ...base,
    entry: { main: './src/client/entry.ts' },
    output: {
      ...base.output,
      path: clientFolder,
      publicPath: '/',
      uniqueName: 'host_site',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: {
      ...base.resolve,
      alias: {
        // Emotion's withTheme alone needs it, which the site has not.
        'hoist-non-react-statics': false,
        // Remembers the styles of each component, so that they can be inserted before they are drawn.
        '@emotion/styled$': path.join(packageRoot, 'src/lib/styled.ts'),
        ...routerAlias(mode),
      },
    },
    optimization: {
      // Webpack's own minifier, the slower one, since visitors pay for each byte. Functions first: what looks alike stands
      // together and compresses better. No code here counts a function's parameters.
      minimizeOptions: { javascript: { compress: { passes: 3, hoist_funs: true, keep_fargs: false } } },
      splitChunks: {
        minSize: 0,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Modules that two pages share arrive with the first one.
          pages: {
            name: 'main',
            test: isShared,
            minChunks: 2,
            chunks: isPageChunk,
            enforce: true,
            priority: 2,
          },
          // Modules that a page shares with a part of another page come once too, but only with these two.
          parts: {
            name: 'parts',
            test: isShared,
            minChunks: 2,
            chunks: isPageOrPartChunk,
            enforce: true,
            priority: 1,
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      // Chromium then compiles it all while it arrives, on another thread, rather than each function at its first call.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^assets\/main\./,
        // After the minifier, which drops comments.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        // Lets what only the server renders fall out of the bundle.
        'typeof document': JSON.stringify('object'),
      }),
    ],
  };
}

function isPageChunk(chunk: Chunk): boolean {
  return chunk.name?.startsWith('page-') ?? false;
}

function isPageOrPartChunk(chunk: Chunk): boolean {
  return isPageChunk(chunk) || (chunk.name?.startsWith('part-') ?? false);
}

/**
 * Services are on their own pages and the home page only, the frame of the legal texts on theirs. Lists bring the links to
 * their pages themselves, pages their sections, kinds and dates, and pages of one record their frame and head: small enough
 * to come twice, and no other page should carry them.
 */
function isShared({ resource = '' }: Module & { resource?: string }): boolean {
  return !/[\\/](features[\\/](services|legal)[\\/].*|list-pages|paged-head|pagination|visible-pages|record-(screen|frame|outcome)|head-without|with-seo|format-date|back-link|no-record|rich-text|page[\\/]section|sections[\\/].*|kinds[\\/].*)\.tsx?$/.test(
    // What folders above the repository are called must not matter.
    path.relative(packageRoot, resource),
  );
}

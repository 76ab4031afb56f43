import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { JsMinifyOptions } from '@swc/core';
import type { WebpackPluginInstance } from 'webpack';

/** Minifies in a sixth of terser's time: the console's 2.2 MB are 0.4 % smaller, the site's main script is 1.1 % larger. */
export function swcMinimizer(minimizerOptions: JsMinifyOptions = {}): WebpackPluginInstance {
  // SWC has threads of its own. Worker processes would take over the options of this one, such as what a build preloads.
  return new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions, parallel: false });
}

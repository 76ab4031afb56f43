import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The entry that the federation plugin writes, with a hash of its text in its name. */
const generated = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/**
 * Makes builds with the federation plugin equal in all folders. That plugin's entry imports its runtime by an absolute
 * path, and the hash of that text is part of names from which webpack makes ids. In its place comes a copy that imports by
 * a relative path, under a name of its own; the module that names the file gets a fixed id.
 *
 * @param name of the compilation
 */
export function sameFederationEntry(name: string): WebpackPluginInstance {
  const replacement = new webpack.NormalModuleReplacementPlugin(generated, (module) => {
    module.request = copyOf(module.request, name);
  });
  return {
    apply(compiler: Compiler) {
      replacement.apply(compiler);
      compiler.hooks.compilation.tap('sameFederationEntry', (compilation) => {
        compilation.hooks.beforeModuleIds.tap('sameFederationEntry', (modules) => {
          for (const module of modules) {
            if (!module.identifier().startsWith('container entry ')) continue;
            compilation.chunkGraph.setModuleId(module, 'entry');
          }
        });
      });
    },
  };
}

function copyOf(entry: string, name: string): string {
  // Imports are resolved from where the file really is.
  const folder = realpathSync(path.dirname(entry));
  const source = readFileSync(entry, 'utf8');
  const toRelative = (_: string, file: string) =>
    ` from '${path.relative(folder, file).split(path.sep).join('/')}'`;
  const copy = path.join(folder, `${name}.js`);
  writeFileSync(copy, source.replace(/ from '(\/[^']+)'/g, toRelative));
  return copy;
}

import path from 'node:path';
import ts from 'typescript';
import { root } from '../lib/paths.ts';
import { inlineWorkspaceImports } from './workspace-imports.ts';

/**
 * Writes JavaScript and declarations of the entry points, and of every file they import, into a folder. Paths in it
 * are those of the repository.
 */
export function compileLibrary(entryFiles: string[], outDir: string): void {
  const options: ts.CompilerOptions = {
    ...baseOptions(),
    // Nothing of Node or Jest: another application may have neither.
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    target: ts.ScriptTarget.ES2022,
    noEmit: false,
    noEmitOnError: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir,
  };
  const host = ts.createCompilerHost(options);
  host.readFile = (file) => {
    const text = ts.sys.readFile(file);
    const isOwn = text !== undefined && !file.includes('/node_modules/') && /\.tsx?$/.test(file);
    return isOwn ? inlineWorkspaceImports(file, text) : text;
  };
  const program = ts.createProgram(entryFiles, options, host);
  const { diagnostics } = program.emit();
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0)
    throw new Error(ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(faults), host));
}

function baseOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: { compilerOptions: unknown } };
  const { options, errors } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  if (errors.length > 0) throw new Error('tsconfig.base.json has faults.');
  return options;
}

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The names, types aside, that a module re-exports in lists such as `export { a, b as c } from 'x'`. */
export function exportedNames(file: string): string[] {
  const names = new Set<string>();
  for (const statement of statementsOf(file)) {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !statement.exportClause) continue;
    if (!ts.isNamedExports(statement.exportClause)) continue;
    for (const { name, isTypeOnly } of statement.exportClause.elements) if (!isTypeOnly) names.add(name.text);
  }
  return [...names].sort();
}

/**
 * The names, types aside, that the files of a folder import from certain packages: `default` for a whole default import.
 * A package that is imported as a namespace has no names to list.
 */
export function importedNames(folder: string, packages: string[], isShipped: (file: string) => boolean) {
  const names = new Map(packages.map((name) => [name, new Set<string>()]));
  for (const file of sourceFiles(folder, isShipped)) {
    for (const statement of statementsOf(file)) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      for (const name of namesOf(statement.importClause)) {
        names.get(statement.moduleSpecifier.text)?.add(name);
      }
    }
  }
  return Object.fromEntries(
    [...names].filter(([, imported]) => imported.size > 0).map(([name, found]) => [name, [...found].sort()]),
  );
}

function namesOf(clause: ts.ImportClause | undefined): string[] {
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const names = clause.name ? ['default'] : [];
  if (!clause.namedBindings || !ts.isNamedImports(clause.namedBindings)) return names;
  for (const { name, propertyName, isTypeOnly } of clause.namedBindings.elements) {
    if (!isTypeOnly) names.push((propertyName ?? name).text);
  }
  return names;
}

function sourceFiles(folder: string, isShipped: (file: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isShipped(path.relative(folder, file)));
}

function statementsOf(file: string): readonly ts.Statement[] {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest).statements;
}

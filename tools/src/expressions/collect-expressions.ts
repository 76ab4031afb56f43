import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A regular expression of the sources. */
export interface SourceExpression {
  /** Where it stands, such as `content-api/src/app/app.ts:12`. */
  place: string;
  source: string;
  flags: string;
}

/** The expressions in the TypeScript files below a folder, tests aside. Those put together at run time are none. */
export function collectExpressions(root: string, folder: string): SourceExpression[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) =>
      expressionsIn(path.join(folder, name), readFileSync(path.join(root, folder, name), 'utf8')),
    );
}

function expressionsIn(name: string, text: string): SourceExpression[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const expressions: SourceExpression[] = [];
  const visit = (node: ts.Node): void => {
    const expression = expressionOf(node);
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (expression !== undefined) expressions.push({ place: `${name}:${line}`, ...expression });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return expressions;
}

function expressionOf(node: ts.Node): { source: string; flags: string } | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  if (source === undefined || !ts.isStringLiteralLike(source)) return undefined;
  return { source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' };
}

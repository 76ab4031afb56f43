import path from 'node:path';
import ts from 'typescript';

export interface ApiReport {
  /** The declarations of every entry point. */
  text: string;
  /** Exports without a TSDoc comment. */
  undocumented: string[];
}

const root = path.join(import.meta.dirname, '..');
const entryPoints = {
  'shared-session': 'src/index.ts',
  'shared-session/react': 'src/react/index.ts',
  'shared-session/testing': 'src/testing/index.ts',
};
const printer = ts.createPrinter({ removeComments: true });

/** Reads the entry points with the TypeScript compiler, so the report cannot differ from the code. */
export function createApiReport(): ApiReport {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    Object.values(entryPoints).map((file) => path.join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const undocumented: string[] = [];
  const chapters = Object.entries(entryPoints).map(([entryPoint, file]) => {
    const source = program.getSourceFile(path.join(root, file))!;
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
    const entries = symbols
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((symbol) => {
        const doc = ts.displayPartsToString(symbol.getDocumentationComment(checker));
        if (!doc) undocumented.push(`${entryPoint}: ${symbol.name}`);
        return `/** ${doc.split('\n').join('\n * ')} */\n${declarationOf(symbol, checker)}`;
      });
    return `// ${entryPoint}\n${entries.join('\n')}`;
  });
  return { text: chapters.join('\n\n'), undocumented };
}

function declarationOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const node = symbol.declarations![0]!;
  if (ts.isFunctionDeclaration(node)) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, node);
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;
    return `declare const ${symbol.name}: ${checker.typeToString(type, node, flags)};`;
  }
  if (ts.isVariableDeclaration(node)) {
    return `declare const ${symbol.name}: ${checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, node))};`;
  }
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
}

import ts from 'typescript';

/** Template tags whose text is CSS: `css`, `keyframes`, `styled.x` and `styled(X)`. */
const cssTags = new Set(['css', 'keyframes', 'styled']);

/** Takes comments and white space out of styles in templates, which no minifier of scripts looks into. */
export function minifyStyles(context: ts.TransformationContext): ts.Transformer<ts.SourceFile> {
  const { factory } = context;

  function visit(node: ts.Node): ts.Node {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isTaggedTemplateExpression(visited) || !isCssTag(visited.tag)) return visited;
    return factory.updateTaggedTemplateExpression(
      visited,
      visited.tag,
      undefined,
      minified(visited.template),
    );
  }

  function minified(template: ts.TemplateLiteral): ts.TemplateLiteral {
    if (ts.isNoSubstitutionTemplateLiteral(template)) {
      return factory.createNoSubstitutionTemplateLiteral(shorten(template.text));
    }
    return factory.createTemplateExpression(
      factory.createTemplateHead(shorten(template.head.text)),
      template.templateSpans.map(({ expression, literal }) => {
        const text = shorten(literal.text);
        return factory.createTemplateSpan(
          expression,
          ts.isTemplateTail(literal) ? factory.createTemplateTail(text) : factory.createTemplateMiddle(text),
        );
      }),
    );
  }

  return (file) => ts.visitNode(file, visit, ts.isSourceFile);
}

function isCssTag(tag: ts.Expression): boolean {
  let root = tag;
  while (ts.isPropertyAccessExpression(root) || ts.isCallExpression(root)) root = root.expression;
  return ts.isIdentifier(root) && cssTags.has(root.text);
}

/** Keeps one space where CSS may need one: between words, and in selectors. */
function shorten(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');
}

import type { Block, Field, Fields, Kind } from 'content-api/contract';
import type { LoaderContext } from 'webpack';

/** Query under which the loader itself gets a file as it is written. */
export const wholeQuery = '?whole';

/**
 * Webpack loader for definitions of kinds. It leaves of each what `src/lib/reader-of.ts` uses, so that visitors do not
 * download labels, hints and messages. Files that export no kind stay as they are.
 */
export default async function stripKinds(this: LoaderContext<object>, source: string): Promise<string> {
  const file = this.resourcePath + wholeQuery;
  const exported = (await this.importModule(file)) as Record<string, Kind | Field | undefined>;
  const kinds = Object.entries(exported).flatMap(([name, value]) =>
    value && 'titleField' in value ? `export const ${name} = ${JSON.stringify(strippedKind(value))};\n` : [],
  );
  return kinds.length > 0 ? kinds.join('') : source;
}

/** A reader takes a field without a type for text. Pages get finished HTML, so they need no format. */
export function strippedKind({ fields }: Pick<Kind, 'fields'>) {
  return { fields: strippedFields(fields) };
}

function strippedFields(fields: Fields): Record<string, object> {
  const entries = Object.entries(fields).filter(([name]) => name !== 'format');
  return Object.fromEntries(entries.map(([name, field]) => [name, strippedField(field)]));
}

function strippedField(field: Field): object {
  const { type } = field;
  switch (type) {
    case 'number':
    case 'year':
    case 'tags':
      return { type };
    case 'flag':
      return { type, default: field.default };
    case 'slug':
      return field.required ? { type, required: true } : {};
    case 'choice':
      return { type, options: field.options, default: field.default };
    case 'group':
      return { type, fields: strippedFields(field.fields) };
    case 'list':
      return { type, item: strippedField(field.item) };
    case 'blocks': {
      const sorts = Object.entries(field.blocks).map(([name, sort]) => [name, strippedBlock(sort)] as const);
      return { type, blocks: Object.fromEntries(sorts) };
    }
    default:
      return {};
  }
}

/** A block's rendered HTML is looked up by its Markdown source. */
function strippedBlock({ fields }: Block) {
  const markdown = Object.entries(fields).filter(([, field]) => field.type === 'prose' && field.markdown);
  const marked = markdown.map(([name]) => [name, { type: 'prose', markdown: true }] as const);
  return { fields: { ...strippedFields(fields), ...Object.fromEntries(marked) } };
}

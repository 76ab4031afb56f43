import type { Kind } from './kind.ts';

type Described = Pick<Kind, 'describedBy' | 'excerptOf' | 'titleField'>;

/**
 * What describes a record's page to search engines as long as it has no `seoDescription`: the beginning of its text, or
 * the first of the fields of `describedBy` that is filled, or its title.
 *
 * @param values as calls answer them, `excerpt` included
 */
export function descriptionOf(kind: Described, values: object): string {
  const textAt = (name: string) => {
    const value: unknown = Reflect.get(values, name);
    return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
  };
  // The text goes on behind its beginning.
  if (kind.excerptOf !== undefined) return textAt('excerpt').replace(/\.{0,3}$/, '...');
  return [...(kind.describedBy ?? []), kind.titleField].map(textAt).find(Boolean) ?? '';
}

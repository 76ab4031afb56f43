import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

/** Makes an element. */
export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

export function textNode(value: string): ElementContent {
  return { type: 'text', value };
}

/** Puts what `change` returns in the place of each element, the inner ones first. */
export function replaceElements(
  parent: Root | Element,
  change: (element: Element) => ElementContent[],
): void {
  const children = parent.children.flatMap((child: RootContent): RootContent[] => {
    if (child.type !== 'element') return [child];
    replaceElements(child, change);
    return change(child);
  });
  Object.assign(parent, { children });
}

/** The text within an element. */
export function textWithin({ children }: Pick<Element, 'children'>): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textWithin(child) : '';
    })
    .join('');
}

/** A property that holds text; undefined for any other. */
export function textProperty({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** The one element within another that has nothing else but white space; undefined when there is more or less. */
export function onlyElement({ children }: Element): Element | undefined {
  const inside = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [first, second] = inside;
  return first?.type === 'element' && second === undefined ? first : undefined;
}

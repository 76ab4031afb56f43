/** A new element with its properties and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

export function button(textContent: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', textContent });
  created.addEventListener('click', onClick);
  return created;
}

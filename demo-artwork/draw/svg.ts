export type Attrs = Record<string, string | number | undefined>;

/** One SVG element as text; undefined attributes are left out. */
export function el(name: string, attrs: Attrs, ...children: string[]): string {
  const list = Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length ? `<${name}${list}>${children.join('')}</${name}>` : `<${name}${list}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, attrs: Attrs = {}) {
  return el('rect', { x, y, width, height, fill, ...attrs });
}

export function circle(cx: number, cy: number, r: number, fill: string, attrs: Attrs = {}) {
  return el('circle', { cx, cy, r, fill, ...attrs });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, attrs: Attrs = {}) {
  return el('ellipse', { cx, cy, rx, ry, fill, ...attrs });
}

export function path(d: string, fill: string, attrs: Attrs = {}) {
  return el('path', { d, fill, ...attrs });
}

/** A path without a fill. */
export function stroke(d: string, color: string, width: number, attrs: Attrs = {}) {
  return el('path', { d, fill: 'none', stroke: color, 'stroke-width': width, ...attrs });
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width = 2,
  attrs: Attrs = {},
) {
  return el('line', { x1, y1, x2, y2, stroke: color, 'stroke-width': width, ...attrs });
}

export function polygon(points: readonly (readonly [number, number])[], fill: string, attrs: Attrs = {}) {
  return el('polygon', {
    points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '),
    fill,
    ...attrs,
  });
}

export function group(attrs: Attrs, ...children: string[]) {
  return el('g', attrs, ...children);
}

export function at(x: number, y: number, ...children: string[]) {
  return group({ transform: `translate(${round(x)} ${round(y)})` }, ...children);
}

/** 0 … count-1, mapped and joined: the loop of every pattern. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

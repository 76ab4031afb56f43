/** A drawing of this size. `defs` are gradients and filters that its parts name. */
export function drawing(width: number, height: number, body: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}

export function gradient(id: string, stops: readonly string[], direction = 'x2="0" y2="1"'): string {
  const step = 100 / (stops.length - 1);
  const parts = stops.map((color, index) => `<stop offset="${step * index}%" stop-color="${color}"/>`);
  return `<linearGradient id="${id}" ${direction}>${parts.join('')}</linearGradient>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
}

export function polygon(points: string, fill: string, more = ''): string {
  return `<polygon points="${points}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
}

/** Repeats a part of a drawing. */
export function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

/** Numbers from 0 to 1 that look random and are the same each time (Lehmer's generator). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Film grain over a whole drawing. */
export const grain = {
  defs: '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2"/><feColorMatrix type="saturate" values="0"/></filter>',
  over: (width: number, height: number) =>
    rect(0, 0, width, height, 'gray', 'filter="url(#grain)" opacity="0.09" style="mix-blend-mode:overlay"'),
};

/** First, last, the current page and its neighbours, with a gap wherever two or more are left out. */
export function visiblePages(page: number, pages: number): (number | 'gap')[] {
  const near = new Set([1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages));
  const items: (number | 'gap')[] = [];
  let last = 0;
  for (const one of [...near].sort((a, b) => a - b)) {
    if (one - last === 2) items.push(one - 1);
    else if (one - last > 2) items.push('gap');
    items.push(one);
    last = one;
  }
  return items;
}

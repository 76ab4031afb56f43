/** First, last, the current page and its neighbours, with a gap wherever two or more are left out. */
export function visiblePages(page: number, pages: number): (number | 'gap')[] {
  const near = new Set([1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages));
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (const one of [...near].sort((a, b) => a - b)) {
    if (one - last === 2) shown.push(one - 1);
    else if (one - last > 2) shown.push('gap');
    shown.push(one);
    last = one;
  }
  return shown;
}

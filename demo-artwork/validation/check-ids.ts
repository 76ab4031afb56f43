import { list } from './shape.ts';
import type { Fields } from './shape.ts';

const lists = ['projects', 'services', 'posts', 'technologies', 'clients', 'testimonials'];

/** Ids are 24 hexadecimal digits, used once, and rise with time within their list. */
export function checkIds(content: Fields): string[] {
  const seen = new Set<string>();
  return lists.flatMap((name) => {
    let previous = '';
    return list(content[name]).flatMap((record) => {
      const problems: string[] = [];
      for (const { _id } of [record, ...list(record.subServices)]) {
        const id = String(_id);
        if (!/^[0-9a-f]{24}$/.test(id)) problems.push(`${name}: ${id} is not a record id.`);
        if (seen.has(id)) problems.push(`${name}: ${id} occurs twice.`);
        seen.add(id);
      }
      const id = String(record._id);
      if (id <= previous) problems.push(`${name}: ${id} does not come after ${previous}.`);
      previous = id;
      return problems;
    });
  });
}

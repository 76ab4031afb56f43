import type { Kind } from '../contract/kinds/kind.ts';
import { textsOf } from '../contract/kinds/words.ts';
import { fault } from '../lib/fault.ts';
import type { Fault } from '../lib/fault.ts';

/** 404 in the words of the kind. */
export function recordNotFound(kind: Kind): Fault {
  return fault({ status: 404, code: 'NOT_FOUND', message: textsOf(kind).notFound });
}

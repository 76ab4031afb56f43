import { contentKeysHeader } from '../../contract/content-keys-header.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { textsOf } from '../../contract/kinds/words.ts';
import { fault } from '../../lib/fault.ts';
import type { Fault } from '../../lib/fault.ts';
import { kindKey } from './content-keys.ts';

/** 404 in the words of the kind. Any record of it may come to have that address. */
export function recordNotFound(kind: Kind): Fault {
  const headers = { [contentKeysHeader]: kindKey(kind) };
  return fault({ status: 404, code: 'NOT_FOUND', message: textsOf(kind).notFound, headers });
}

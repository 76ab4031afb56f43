import type { Kind } from '../../contract/kinds/kind.ts';
import { fault, invalid } from '../../lib/fault.ts';

export function refuseSingle({ single, words }: Kind, allowed: string): void {
  if (single !== true) return;
  throw fault({
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: `${words.one}: there is one, which is neither added nor deleted`,
    headers: { allow: allowed },
  });
}

export function inTrash({ words }: Kind) {
  return fault({ status: 409, code: 'CONFLICT', message: `${words.one} is in the trash; restore it first` });
}

export function noTranslation() {
  return invalid({ language: 'Language: only a translation can be out of date' });
}

export function notInTrash({ words }: Kind) {
  return fault({ status: 409, code: 'CONFLICT', message: `${words.one} is not in the trash` });
}

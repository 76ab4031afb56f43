import { kinds, rightOf } from 'content-api/contract';
import type { Kind, Right } from 'content-api/contract';

/** The kinds with a list in the console that an account may edit. */
export function listedKinds(may: (right: Right) => boolean): Kind[] {
  return kinds.filter((kind) => kind.single !== true && kind.menu !== undefined && may(rightOf(kind)));
}

import { findKind } from 'content-api/contract';
import { itemTargets } from 'content-api/moving';
import type { Import } from 'content-api/moving';
import { Text } from 'shared-ui';
import { GuardedLink } from '../components/guarded-link.tsx';
import { paths } from '../lib/paths.ts';
import { targetWords } from './import-words.ts';

/** Leads to the lists of what came in: nobody publishes unseen what they can look at. */
export function LookAtThem({ batch: { mapping, counts, state } }: { batch: Import }) {
  const present = new Set(counts.types.map(({ type }) => mapping[type]));
  const lists = itemTargets.flatMap((target) => {
    const kind = present.has(target) ? findKind(target) : undefined;
    return kind === undefined ? [] : [{ words: targetWords[target], to: paths.kind(kind) }];
  });
  if (lists.length === 0) return null;
  const isDraft = state === 'drafts';
  return (
    <Text size="sm">
      {isDraft ? 'Look at the drafts: ' : 'Look at what came in: '}
      {lists.map(({ words, to }, at) => (
        <span key={to}>
          {at > 0 && ' · '}
          <GuardedLink to={isDraft ? `${to}?state=draft` : to} style={{ textDecoration: 'underline' }}>
            {words}
          </GuardedLink>
        </span>
      ))}
    </Text>
  );
}

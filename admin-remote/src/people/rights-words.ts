import { rights, rightSets } from 'content-api/contract';
import type { Right } from 'content-api/contract';

/** Description of each right. */
export const rightWords: Record<Right, { label: string; hint: string }> = {
  content: { label: 'Content', hint: 'Write drafts of projects, services, posts and pages' },
  publish: { label: 'Publish', hint: 'Make content public, schedule it, take it down' },
  media: { label: 'Media', hint: 'Use the library of pictures and files' },
  messages: { label: 'Messages', hint: 'Read and answer enquiries' },
  studio: { label: 'Studio', hint: 'Change name, look, home page and navigation' },
  people: { label: 'People', hint: 'Invite people, change what they may do, read the audit' },
  releases: { label: 'Releases', hint: 'See releases that did not start, and how old backups are' },
};

/** Ready-made sets, by the name of the role that they make. */
export const roleSets: { name: string; hint: string; may: readonly Right[] }[] = [
  { name: 'Owner', hint: 'May do everything', may: rightSets.owner },
  { name: 'Editor', hint: 'Writes, publishes, uses the library', may: rightSets.editor },
  { name: 'Author', hint: 'Writes drafts for others to publish', may: rightSets.author },
];

/** The name of a set of rights: that of a ready-made one, or the rights themselves. */
export function nameOfRights(may: readonly Right[]): string {
  const set = roleSets.find(
    ({ may: of }) => of.length === may.length && of.every((right) => may.includes(right)),
  );
  if (set) return set.name;
  return may.length === 0
    ? 'No rights'
    : rights
        .filter((right) => may.includes(right))
        .map((right) => rightWords[right].label)
        .join(', ');
}

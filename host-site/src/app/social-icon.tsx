import {
  siBehance,
  siBluesky,
  siDribbble,
  siFacebook,
  siMastodon,
  siPinterest,
  siVimeo,
  siX,
  siYoutube,
} from 'simple-icons';
import { Icon } from 'shared-ui';
import type { Studio } from '../lib/site.ts';

type SocialIconName = Studio['social'][number]['icon'];

/** Marks as their owners draw them: filled, on the grid of the other icons. */
const marks = {
  behance: siBehance,
  bluesky: siBluesky,
  dribbble: siDribbble,
  facebook: siFacebook,
  mastodon: siMastodon,
  pinterest: siPinterest,
  vimeo: siVimeo,
  x: siX,
  youtube: siYoutube,
};

/** The mark of a service. Pages are rendered on the server, so that one carries the paths that it shows only. */
export function SocialIcon({ name }: { name: SocialIconName }) {
  if (!isMark(name)) return <Icon name={name} />;
  return (
    <svg width="1.25em" height="1.25em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={marks[name].path} />
    </svg>
  );
}

function isMark(name: SocialIconName): name is keyof typeof marks {
  return Object.hasOwn(marks, name);
}

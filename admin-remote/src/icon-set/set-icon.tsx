import { iconDrawings, readSetIcon } from 'content-api/icon-set';
import { createElement } from 'react';

interface SetIconProps {
  /** As a record holds it. */
  icon: string;
}

/** An icon of the set, as the site draws it. */
export default function SetIcon({ icon }: SetIconProps) {
  const name = readSetIcon(icon);
  if (name === null) return '•';
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {iconDrawings[name].map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}

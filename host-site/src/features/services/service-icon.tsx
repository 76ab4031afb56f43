import { serviceIconKind } from 'content-api/contract';
import { iconDrawings, readSetIcon } from 'content-api/icon-set';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { safeHref } from 'shared-ui';
import { SitePicture } from '../../components/site-picture.tsx';

const unknown = '✦';
const pathData = /^[MLHVCSQTAZmlhvcsqtaz0-9 ,.+eE-]{4,4000}$/;

/** A service's icon as stored: one of the set, the address of a picture, path data to be drawn, or a short text such as an emoji. */
export function ServiceIcon({ icon }: { icon: string }) {
  const picture = /^(https?:\/\/|\/)/.test(icon) ? safeHref(icon) : undefined;
  if (picture) return <SitePicture src={picture} alt="" width={32} height={32} sizes="32px" />;
  const name = readSetIcon(icon);
  if (name)
    return (
      <Drawing>
        {iconDrawings[name].map(([tag, attributes], index) =>
          createElement(tag, { key: index, ...attributes }),
        )}
      </Drawing>
    );
  if (pathData.test(icon))
    return (
      <Drawing>
        <path d={icon} />
      </Drawing>
    );
  return <span aria-hidden="true">{serviceIconKind(icon) === 'set' ? unknown : icon || unknown}</span>;
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={32}
      height={32}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

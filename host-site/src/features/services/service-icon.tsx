import { safeHref } from 'shared-ui';
import { SitePicture } from '../../components/site-picture.tsx';

const pathData = /^[MLHVCSQTAZmlhvcsqtaz0-9 ,.+eE-]{4,4000}$/;

/** A service's icon as stored: the address of a picture, path data to be drawn, or a short text such as an emoji. */
export function ServiceIcon({ icon }: { icon: string }) {
  const picture = /^(https?:\/\/|\/)/.test(icon) ? safeHref(icon) : undefined;
  if (picture) return <SitePicture src={picture} alt="" width={32} height={32} sizes="32px" />;
  if (pathData.test(icon)) {
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
        <path d={icon} />
      </svg>
    );
  }
  return <span aria-hidden="true">{icon || '✦'}</span>;
}

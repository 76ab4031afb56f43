import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { serviceIconKind } from 'content-api/contract';
import { safeImageSrc, theme } from 'shared-ui';
import { lazyPage } from '../lib/lazy-page.ts';

const setIcon = lazyPage(() => import(/* webpackChunkName: "icon-set" */ '../icon-set/set-icon.tsx'));

interface RecordIconProps {
  icon: string;
}

const pathData = /^[Mm][MLHVCSQTAZmlhvcsqtaz0-9 ,.+eE-]{3,}$/;

/** The icon of a record: one of the set, a picture, SVG path data, or emoji and short text; never markup. */
export function RecordIcon({ icon }: RecordIconProps) {
  const src = safeImageSrc(icon);
  if (src) {
    return (
      <Frame>
        <img src={src} alt="" width={28} height={28} referrerPolicy="no-referrer" />
      </Frame>
    );
  }
  if (serviceIconKind(icon) === 'set')
    return (
      <Frame>
        <setIcon.Page icon={icon} failed="•" />
      </Frame>
    );
  if (pathData.test(icon)) {
    return (
      <Frame>
        <svg
          viewBox="0 0 24 24"
          width={24}
          height={24}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d={icon} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </Frame>
    );
  }
  return <Frame aria-hidden="true">{[...icon].slice(0, 4).join('') || '•'}</Frame>;
}

const { colors, radii } = theme;

const Frame = styled.span(css`
  display: grid;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  overflow: hidden;
  place-items: center;
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  background: ${colors.primaryTint};
  color: ${colors.primaryText};
  font-size: 1.25rem;
  line-height: 1;
  img {
    width: 1.75rem;
    height: 1.75rem;
    object-fit: contain;
  }
`);

import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { safeImageSrc, theme } from 'shared-ui';

interface AccountPictureProps {
  /** Address of the picture; empty for the first letter of the name. */
  src: string;
  name: string;
}

/** The picture of a person, or the first letter of the name. Decorative: the name stands beside it. */
export function AccountPicture({ src, name }: AccountPictureProps) {
  const safe = safeImageSrc(src);
  return (
    <Frame aria-hidden="true">
      {safe ? (
        <img src={safe} alt="" width={44} height={44} referrerPolicy="no-referrer" />
      ) : (
        (Array.from(name)[0] ?? '?').toUpperCase()
      )}
    </Frame>
  );
}

const Frame = styled.span(css`
  display: grid;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  overflow: hidden;
  place-items: center;
  border-radius: 50%;
  background: ${theme.colors.primaryTint};
  color: ${theme.colors.primaryText};
  font-weight: 600;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`);

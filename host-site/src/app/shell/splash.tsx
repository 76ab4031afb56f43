import styled from '@emotion/styled';
import { site } from '../../site.ts';
import { Mark } from './mark.tsx';
import { splashStyles } from './splash-styles.ts';

/** The brand for the first 1.5 seconds, over the finished page; styles alone take it away. */
export function Splash() {
  return (
    <Cover aria-hidden="true">
      <span>
        <Mark />
        {site.brand}
      </span>
    </Cover>
  );
}

const Cover = styled.div(splashStyles);

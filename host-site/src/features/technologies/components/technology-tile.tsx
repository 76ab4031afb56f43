import { Picture, safeHref } from 'shared-ui';
import styled from '@emotion/styled';
import placeholder from '../../../../assets/placeholder.svg';
import type { TechnologyView } from '../api/technologies.ts';
import { tileStyles } from './tile-styles.ts';

/** Logo and name. */
export function TechnologyTile({ technology }: { technology: Omit<TechnologyView, 'category'> }) {
  return (
    <Tile>
      <Picture
        src={safeHref(technology.logo) ?? placeholder}
        alt=""
        width={40}
        height={40}
        sizes="40px"
        fallback={placeholder}
      />
      {technology.name}
    </Tile>
  );
}

const Tile = styled.span(tileStyles);

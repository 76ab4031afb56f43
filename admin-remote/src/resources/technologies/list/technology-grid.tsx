import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Technology } from 'content-api/contract';
import { Badge, Checkbox, Picture, theme } from 'shared-ui';
import { placeholderImage } from '../../../lib/placeholder-image.ts';

interface TechnologyGridProps {
  technologies: readonly Technology[];
  onToggle: (id: string, isSelected: boolean) => void;
}

/** Cards with logo, name, category and a tick. A selected `api` technology says that the home page has no tab for it. */
export function TechnologyGrid({ technologies, onToggle }: TechnologyGridProps) {
  return (
    <Root role="list" aria-label="Technologies">
      {technologies.map(({ _id, name, logo, category, isSelected }) => (
        <li key={_id} data-selected={isSelected || undefined}>
          <Picture src={logo} alt="" width={40} height={40} sizes="40px" fallback={placeholderImage} />
          <div className="words">
            <h2>{name}</h2>
            <Badge>{category}</Badge>
            {category === 'api' && isSelected && <p>Not shown on the home page</p>}
          </div>
          <Checkbox
            label={`Show ${name}`}
            hideLabel
            checked={isSelected}
            onChange={(event) => onToggle(_id, event.target.checked)}
          />
        </li>
      ))}
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[1]};
  li {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 5rem;
    padding: ${space[1]} ${space[1]} ${space[1]} ${space[2]};
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    background: ${colors.surface};
    content-visibility: auto;
    contain-intrinsic-size: auto 5rem;
  }
  li[data-selected] {
    border-color: ${colors.primaryText};
  }
  img {
    width: 2.5rem;
    height: 2.5rem;
    object-fit: contain;
  }
  .words {
    flex: 1;
    min-width: 0;
  }
  h2 {
    margin-bottom: 0.25rem;
    overflow-wrap: anywhere;
    font-size: ${fontSizes.md};
    letter-spacing: -0.01em;
  }
  p {
    color: ${colors.warningText};
    font-size: ${fontSizes.xs};
  }
`);

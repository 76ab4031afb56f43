import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { RecordRow, Technology } from 'content-api/contract';
import { Badge, Checkbox, IconButton, Picture, theme } from 'shared-ui';
import { icons } from '../../components/icons.ts';
import { placeholderImage } from '../../lib/placeholder-image.ts';
import { isShown } from '../../records/record-states.ts';
import { StateBadge } from '../../records/state-badge.tsx';

interface TechnologyGridProps {
  technologies: readonly Technology[];
  /** The state of one, if it is known. */
  stateOf: (id: string) => RecordRow | undefined;
  /** @default none can be edited */
  onEdit?: ((id: string) => void) | undefined;
  /** Asked of those that are not public only. @default none can be deleted */
  onDelete?: ((technology: Technology) => void) | undefined;
  /** @default which ones are shown cannot be changed */
  onToggle?: (id: string, isSelected: boolean) => void;
}

/** Cards with logo, name, category, state and a tick. A selected `api` technology says that the home page has no tab for it. */
export function TechnologyGrid({ technologies, stateOf, ...actions }: TechnologyGridProps) {
  return (
    <Root role="list" aria-label="Technologies">
      {technologies.map((technology) => (
        <TechnologyItem
          key={technology._id}
          technology={technology}
          row={stateOf(technology._id)}
          {...actions}
        />
      ))}
    </Root>
  );
}

interface TechnologyItemProps extends Pick<TechnologyGridProps, 'onEdit' | 'onDelete' | 'onToggle'> {
  technology: Technology;
  row: RecordRow | undefined;
}

function TechnologyItem({ technology, row, onEdit, onDelete, onToggle }: TechnologyItemProps) {
  const { _id, name, logo, category, isSelected } = technology;
  const isWaiting = row?.state === 'draft' || row?.state === 'scheduled';
  const title = name || 'Untitled';
  return (
    <li data-selected={(isSelected && !isWaiting) || undefined}>
      <Picture src={logo} alt="" width={40} height={40} sizes="40px" fallback={placeholderImage} />
      <div className="words">
        <h2>{title}</h2>
        <Badge>{category}</Badge>
        {!onToggle && isSelected && !isWaiting && <Badge className="selected">Selected</Badge>}
        {row && row.state !== 'live' && <StateBadge {...row} />}
        {category === 'api' && isSelected && <p>Not shown on the home page</p>}
      </div>
      {row && onEdit && <IconButton icon={icons.edit} label={`Edit ${title}`} onClick={() => onEdit(_id)} />}
      {isWaiting && onDelete && (onToggle || !isShown(row)) && (
        <IconButton icon={icons.trash} label={`Delete ${title}`} onClick={() => onDelete(technology)} />
      )}
      {!isWaiting && onToggle && (
        <Checkbox
          label={`Show ${name}`}
          hideLabel
          checked={isSelected}
          onChange={(event) => onToggle(_id, event.target.checked)}
        />
      )}
    </li>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space[1]};
  li {
    display: flex;
    gap: ${space[1]};
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
  .selected {
    margin-left: 0.25rem;
  }
  p {
    color: ${colors.warningText};
    font-size: ${fontSizes.xs};
  }
`);

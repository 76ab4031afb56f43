import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Block } from 'content-api/contract';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button, Icon, Picture, theme } from 'shared-ui';
import { SortableRow } from '../../components/sortable/sortable-row.ts';
import { useSortableRow } from '../../components/sortable/use-sortable-row.tsx';
import { signs } from '../../components/signs.ts';
import { isObject } from '../../lib/is-object.ts';
import { placeholderImage } from '../../lib/placeholder-image.ts';
import { pictureOf, wordsOf } from './block-summary.ts';

interface BlockRowProps {
  /** Id of the row in its list. */
  id: string;
  /** Name of the block in the form, such as `blocks.2`. */
  name: string;
  /** Counted from 1. */
  place: number;
  block: Block;
  /** The controls of its fields. */
  controls: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** One block: a line that tells which it is, and its fields while it is open or faulty. */
export function BlockRow({ id, name, place, block, controls, isOpen, onToggle, onRemove }: BlockRowProps) {
  const { control } = useFormContext();
  const values: unknown = useWatch({ control, name });
  const { errors } = useFormState({ control, name });
  const title = `${block.label} ${place}`;
  const { rowProps, handle, buttons } = useSortableRow(id, title);
  const fieldsId = useId();
  const shown = isObject(values) ? values : {};
  const picture = pictureOf(block, shown);
  const isFaulty = Boolean(get(errors, name));
  const isShown = isOpen || isFaulty;
  return (
    <Row {...rowProps}>
      <div className="line">
        {handle}
        {picture && (
          <Picture src={picture} alt="" width={48} height={48} sizes="48px" fallback={placeholderImage} />
        )}
        <button
          type="button"
          className="words"
          aria-expanded={isShown}
          aria-controls={isShown ? fieldsId : undefined}
          disabled={isFaulty}
          onClick={onToggle}
        >
          <span className="title">{title}</span>
          <span className="summary">{wordsOf(block, shown) || 'Nothing written yet'}</span>
        </button>
        {buttons}
      </div>
      {isShown && (
        <div id={fieldsId} role="group" aria-label={title} className="fields">
          {controls}
          <Button size="sm" variant="ghost" onClick={onRemove}>
            <Icon name={signs.trash} />
            Remove {title}
          </Button>
        </div>
      )}
    </Row>
  );
}

const { colors, fontSizes, space } = theme;

const Row = styled(SortableRow)(css`
  scroll-margin-top: var(--form-top, ${space[1]});
  .words {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${colors.text};
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  .words:disabled {
    cursor: default;
  }
  .title,
  .summary {
    display: block;
    overflow: hidden;
    font-size: ${fontSizes.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .title {
    font-weight: 600;
  }
  .summary {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  .fields {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    padding: ${space[1]} ${space[2]} ${space[2]};
    border-top: 1px solid ${colors.border};
  }
  .fields > :last-child {
    align-self: start;
  }
`);

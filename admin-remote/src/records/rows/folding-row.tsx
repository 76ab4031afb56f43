import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { use, useId } from 'react';
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { Badge, Button, Icon, theme } from 'shared-ui';
import { SortableRow } from '../../components/sortable/sortable-row.ts';
import { useSortableRow } from '../../components/sortable/use-sortable-row.tsx';
import { icons } from '../../components/icons.ts';
import { FieldFramesContext } from '../field-frames.ts';

interface FoldingRowProps {
  /** Id of the row in its list. */
  id: string;
  /** Name of the item in the form, such as `links.2`. */
  name: string;
  title: string;
  /** A second line below the title. */
  summary?: string;
  /** In front of the title. */
  picture?: ReactNode;
  /** Controls that are there also while the row is shut. */
  ticks?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Takes the item away. @default it cannot be taken away */
  onRemove?: () => void;
  /** The controls of its fields. */
  children: ReactNode;
}

/** A row of a list in a form: a line with its title, and its fields while it is open or faulty. */
export function FoldingRow(props: FoldingRowProps) {
  const { id, name, title, summary, picture, ticks, isOpen, onToggle, onRemove, children } = props;
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { rowProps, handle, buttons } = useSortableRow(id, title);
  const frames = use(FieldFramesContext);
  const fieldsId = useId();
  const isFaulty = Boolean(get(errors, name));
  const isShown = isOpen || isFaulty;
  return (
    <Row {...rowProps} aria-label={title}>
      <div className="line">
        {!frames && handle}
        {picture}
        <button
          type="button"
          className="words"
          aria-expanded={isShown}
          aria-controls={isShown ? fieldsId : undefined}
          disabled={isFaulty}
          onClick={onToggle}
        >
          <span className="title">{title}</span>
          {summary !== undefined && <span className="summary">{summary}</span>}
        </button>
        {frames?.isStale(name) && <Badge tone="warning">Changed</Badge>}
        {ticks}
        {!frames && buttons}
      </div>
      {isShown && (
        <div id={fieldsId} role="group" aria-label={title} className="fields">
          {children}
          {onRemove && (
            <Button size="sm" variant="ghost" onClick={onRemove}>
              <Icon name={icons.trash} />
              Remove {title}
            </Button>
          )}
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
  .fields > button {
    align-self: start;
  }
`);

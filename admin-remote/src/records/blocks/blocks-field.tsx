import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { blockOf, emptyValues } from 'content-api/contract';
import type { BlocksField as Definition, Field } from 'content-api/contract';
import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button, Icon, theme } from 'shared-ui';
import { FieldList } from '../../components/editor/field-list.tsx';
import { icons } from '../../components/icons.ts';
import { SortableList } from '../../components/sortable/sortable-list.tsx';
import { useLacks } from '../../lib/use-me.ts';
import { acceptedPictures, acceptedVideos } from '../../media/accepted-types.ts';
import { UploadButton } from '../../media/upload-button.tsx';
import { UploadList } from '../../media/upload-list.tsx';
import { FieldFramesContext } from '../field-frames.ts';
import { formValuesOf } from '../form-values.ts';
import type { FormValues } from '../form-values.ts';
import { useOpenRows } from '../rows/use-open-rows.ts';
import { BlockRow } from './block-row.tsx';
import { useDroppedBlocks } from './use-dropped-blocks.ts';

export interface BlocksFieldProps {
  name: string;
  field: Definition;
  /** The control of a field within a block, by its name in the form. */
  controlOf: (name: string, field: Field) => ReactNode;
}

/** Blocks of several types, added, opened, removed and put into order. Files dropped on them become blocks. */
export default function BlocksField({ name, field, controlOf }: BlocksFieldProps) {
  const { control, getValues } = useFormContext<Record<string, FormValues[]>>();
  const { fields: rows, append, remove, move } = useFieldArray({ control, name });
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { isOpen, toggle, openNext } = useOpenRows(name, ids);
  const room = () => field.max - (getValues(name)?.length ?? 0);
  const isTranslated = use(FieldFramesContext) !== undefined;
  const mayUpload = !useLacks()('media') && !isTranslated;
  const { uploads, target } = useDroppedBlocks({ field, room, add });

  function add(type: string, values: FormValues = {}): void {
    const fields = field.blocks[type]?.fields ?? {};
    append({ type, ...formValuesOf(fields, emptyValues(fields)), ...values }, { shouldFocus: false });
  }

  function addOpen(type: string): void {
    add(type);
    openNext();
  }

  const nameOf = (index: number) => {
    const row = rows[index];
    const label = row && blockOf(field, row)?.label;
    return `${label ?? 'Block'} ${index + 1}`;
  };
  return (
    <Root {...(!isTranslated && target.handlers)} data-over={target.isOver || undefined}>
      <FieldList label={field.label} hint={field.hint}>
        {rows.length > 0 && (
          <SortableList
            label={field.label}
            noun="block"
            ids={ids}
            nameOf={(id) => nameOf(ids.indexOf(id))}
            onMove={move}
          >
            {rows.map((row, index) => {
              const block = blockOf(field, row);
              return block ? (
                <BlockRow
                  key={row.id}
                  id={row.id}
                  name={`${name}.${index}`}
                  place={index + 1}
                  block={block}
                  controls={Object.entries(block.fields).map(([key, inner]) =>
                    controlOf(`${name}.${index}.${key}`, inner),
                  )}
                  isOpen={isOpen(row.id)}
                  onToggle={() => toggle(row.id)}
                  onRemove={isTranslated ? undefined : () => remove(index)}
                />
              ) : null;
            })}
          </SortableList>
        )}
      </FieldList>
      <UploadList uploads={uploads} />
      {mayUpload && field.dropped && (
        <div className="drop">
          <p>Drop pictures and videos here</p>
          <UploadButton
            size="sm"
            variant="secondary"
            accept={`${acceptedPictures},${acceptedVideos}`}
            onFiles={(files) => uploads.add(files)}
          >
            Upload files
          </UploadButton>
        </div>
      )}
      {!isTranslated && (
        <div className="add" role="group" aria-label={`Add to ${field.label}`}>
          {Object.entries(field.blocks).map(([type, { label }]) => (
            <Button
              key={type}
              size="sm"
              variant="secondary"
              disabled={rows.length >= field.max}
              onClick={() => addOpen(type)}
            >
              <Icon name={icons.plus} />
              {label}
            </Button>
          ))}
        </div>
      )}
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.div(css`
  display: grid;
  gap: ${space[1]};
  border-radius: ${radii.md};
  &[data-over] {
    background: ${colors.primaryTint};
    outline: 2px dashed ${colors.primaryText};
    outline-offset: 4px;
  }
  .drop {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    align-items: center;
    justify-content: space-between;
    padding: ${space[1]} ${space[2]};
    border: 1px dashed ${colors.borderStrong};
    border-radius: ${radii.md};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  .add {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`);

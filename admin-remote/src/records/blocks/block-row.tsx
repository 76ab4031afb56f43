import type { Block } from 'content-api/contract';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Picture } from 'shared-ui';
import { isObject } from '../../lib/value-at.ts';
import { placeholderImage } from '../../lib/placeholder-image.ts';
import { FoldingRow } from '../rows/folding-row.tsx';
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
  /** Takes the block away. @default it cannot be taken away */
  onRemove?: () => void;
}

/** One block, with its picture and first words. */
export function BlockRow({ name, place, block, controls, ...row }: BlockRowProps) {
  const { control } = useFormContext();
  const values: unknown = useWatch({ control, name });
  const shown = isObject(values) ? values : {};
  const picture = pictureOf(block, shown);
  return (
    <FoldingRow
      {...row}
      name={name}
      title={`${block.label} ${place}`}
      summary={wordsOf(block, shown) || 'Nothing written yet'}
      picture={
        picture && (
          <Picture src={picture} alt="" width={48} height={48} sizes="48px" fallback={placeholderImage} />
        )
      }
    >
      {controls}
    </FoldingRow>
  );
}

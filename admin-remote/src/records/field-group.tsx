import type { FieldGroup as Definition, Fields } from 'content-api/contract';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useWantedField } from '../components/editor/use-wanted-field.ts';
import { FieldFramesContext } from './field-frames.ts';
import { FoldingSection } from './folding-section.tsx';
import { isFilled } from './is-filled.ts';

interface FieldGroupProps {
  group: Definition;
  fields: Fields;
  /** Level of the heading. @default 3 */
  level?: 2 | 3;
  children: ReactNode;
}

/** Fields of a form that belong together; shut until somebody opens it, or something in it is wrong. */
export function FieldGroup({
  group: { label, hint, fields: names, isOpen = false },
  fields,
  level,
  children,
}: FieldGroupProps) {
  const { control } = useFormContext();
  const values = useWatch({ control, name: [...names] });
  const { errors } = useFormState({ control, name: [...names] });
  const wanted = useWantedField()?.split('.')[0] ?? '';
  const frames = use(FieldFramesContext);
  const hasChanges = frames !== undefined && names.some((name) => frames.isStale(name));
  const [isOpened, setOpened] = useState(isOpen || hasChanges || names.includes(wanted));
  const isFaulty = names.some((name) => errors[name] !== undefined);
  const isShown = isOpened || isFaulty;
  const filled = names.filter((name, index) => {
    const field = fields[name];
    return field !== undefined && isFilled(field, values[index]);
  });
  return (
    <FoldingSection
      title={label}
      count={names.length > 1 ? `${filled.length} of ${names.length} filled` : undefined}
      isOpen={isShown}
      isFixed={isFaulty}
      onToggle={() => setOpened(!isShown)}
      level={level}
    >
      {hint && <p className="hint">{hint}</p>}
      {children}
    </FoldingSection>
  );
}

import styled from '@emotion/styled';
import { useController } from 'react-hook-form';
import { Input } from 'shared-ui';
import { EditorField } from '../../components/editor/editor-field.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';

/** The position of a slider in words, such as '2 more than usual'. */
function spokenOf(steps: number): string {
  if (steps === 0) return 'as usual';
  return steps < 0 ? `${-steps} less than usual` : `${steps} more than usual`;
}

/** A choice of steps that follow each other, as a slider. */
export function SliderField({ name, field }: RecordFieldProps) {
  const {
    field: { value, ref, onChange, onBlur },
  } = useController<Record<string, string>>({ name });
  const steps = field.type === 'choice' ? field.options : [];
  const usual = steps.indexOf(field.type === 'choice' ? (field.default ?? '') : '');
  const found = steps.indexOf(value ?? '');
  const at = found < 0 ? usual : found;
  return (
    <EditorField name={name} label={field.label} hint={field.hint}>
      <Range
        type="range"
        min={0}
        max={steps.length - 1}
        step={1}
        value={at}
        aria-valuetext={spokenOf(at - usual)}
        onChange={(event) => onChange(steps[event.target.valueAsNumber])}
        onBlur={onBlur}
        ref={ref}
      />
    </EditorField>
  );
}

const Range = styled(Input)`
  max-width: 24rem;
  padding: 0;
  border: 0;
  background: none;
`;

import { schemeOf } from 'content-api/look';
import { useWatch } from 'react-hook-form';
import { RecordField } from '../../records/record-field.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';
import { LookSample } from './look-sample.tsx';

/** The background of dark or of light pages, where there are such, and a sample of everything that was chosen so far. */
export function GroundField(props: RecordFieldProps) {
  const values: Record<string, unknown> = useWatch();
  const scheme = props.name === 'lightGround' ? 'light' : 'dark';
  const shown = schemeOf(values);
  if (shown !== 'system' && shown !== scheme) return null;
  return (
    <>
      <RecordField {...props} />
      <LookSample values={values} scheme={scheme} />
    </>
  );
}

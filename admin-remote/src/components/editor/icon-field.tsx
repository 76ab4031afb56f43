import { RecordIcon } from '../record-icon.tsx';
import { PreviewedInput } from './previewed-input.tsx';
import type { PreviewedInputProps } from './previewed-input.tsx';

/** The icon, with what it will look like. */
export function IconField(props: PreviewedInputProps) {
  return <PreviewedInput {...props} preview={(text) => <RecordIcon icon={text.trim()} />} />;
}

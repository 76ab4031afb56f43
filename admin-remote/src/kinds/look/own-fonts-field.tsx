import { useState } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { StatusBanner } from 'shared-ui';
import { FieldList } from '../../components/editor/field-list.tsx';
import { isObject } from '../../lib/value-at.ts';
import type { RecordFieldProps } from '../../records/record-field.tsx';
import { OwnFontFaces } from './own-font-faces.tsx';
import { OwnFontRow } from './own-font-row.tsx';
import { fontUses, ownFontsIn } from './own-font-values.ts';
import type { FontUse } from './own-font-values.ts';
import { useSendFont } from './use-send-font.ts';

/** Fonts of the studio's own, for headings and for text: each is a file that the library has checked. */
export function OwnFontsField({ name, field }: RecordFieldProps) {
  const { field: control } = useController<Record<string, unknown>>({ name });
  const { errors } = useFormState({ name });
  const send = useSendFont();
  const [sending, setSending] = useState<FontUse>();
  const [fault, setFault] = useState<string>();
  const fonts = ownFontsIn(control.value);
  const refused: unknown = get(errors, name);
  const message = fault ?? (isObject(refused) && typeof refused.message === 'string' ? refused.message : '');

  function othersThan(use: FontUse) {
    return fonts.filter((font) => font.use !== use);
  }

  async function take(file: File, use: FontUse): Promise<void> {
    setFault(undefined);
    setSending(use);
    const sent = await send(file, use);
    setSending(undefined);
    if ('fault' in sent) setFault(sent.fault);
    else control.onChange([...othersThan(use), sent.font]);
  }

  return (
    <FieldList label={field.label} hint={field.hint}>
      <OwnFontFaces fonts={fonts} />
      {fontUses.map((use) => (
        <OwnFontRow
          key={use}
          use={use}
          font={fonts.find((font) => font.use === use)}
          isSending={sending === use}
          onFile={(file) => void take(file, use)}
          onRemove={() => control.onChange(othersThan(use))}
        />
      ))}
      <div role="alert">{message && <StatusBanner tone="error">{message}</StatusBanner>}</div>
    </FieldList>
  );
}

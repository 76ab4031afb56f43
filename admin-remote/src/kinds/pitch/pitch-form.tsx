import type { pitch } from 'content-api/contract';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { lazyPage } from '../../lib/lazy-page.ts';
import RecordForm from '../../records/record-form.tsx';
import type { RecordFormProps } from '../../records/record-form.tsx';

const links = lazyPage(() => import(/* webpackChunkName: "access" */ '../../pitches/links-dialog.tsx'));

/** The form of a pitch, which leads to its links. */
export default function PitchForm(props: RecordFormProps<typeof pitch>) {
  const [sentId, setSentId] = useState<string>();
  const { id } = props;
  return (
    <>
      <RecordForm
        {...props}
        tools={
          id !== 'new' && (
            <Button
              size="sm"
              variant="secondary"
              onPointerEnter={links.preload}
              onClick={() => setSentId(id)}
            >
              Links and answer
            </Button>
          )
        }
        offer={(made) => ({ label: 'Send the pitch', onPress: () => setSentId(made) })}
      />
      {sentId !== undefined && <links.Page id={sentId} onClose={() => setSentId(undefined)} />}
    </>
  );
}

import { pitch } from 'content-api/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui';
import { lazyPage } from '../../lib/lazy-page.ts';
import { paths } from '../../lib/paths.ts';
import RecordForm from '../../records/record-form.tsx';
import type { RecordFormProps } from '../../records/record-form.tsx';

const links = lazyPage(() => import(/* webpackChunkName: "access" */ '../../pitches/links-dialog.tsx'));

/** The form of a pitch, which leads to its links. */
export default function PitchForm(props: RecordFormProps<typeof pitch>) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
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
              onClick={() => setSending(true)}
            >
              Links and answer
            </Button>
          )
        }
        // The form is closed by then.
        offer={(made) => ({
          label: 'Send the pitch',
          onPress: () => void navigate(`${paths.kind(pitch)}?links=${made}`),
        })}
      />
      {isSending && <links.Page id={id} onClose={() => setSending(false)} />}
    </>
  );
}

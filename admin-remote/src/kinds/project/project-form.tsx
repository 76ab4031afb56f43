import type { project } from 'content-api/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui';
import { lazyPage } from '../../lib/lazy-page.ts';
import { paths } from '../../lib/paths.ts';
import RecordForm from '../../records/record-form.tsx';
import type { RecordFormProps } from '../../records/record-form.tsx';
import { AccentField } from './accent-field.tsx';

const controls = { accent: AccentField };

const asking = lazyPage(
  () => import(/* webpackChunkName: "access" */ '../../testimonial-requests/ask-dialog.tsx'),
);

/** The form of a project, which can take its accent from its main picture, and ask the client for words. */
export default function ProjectForm(props: RecordFormProps<typeof project>) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { id } = props;
  return (
    <>
      <RecordForm
        {...props}
        controls={controls}
        tools={
          id !== 'new' && (
            <Button
              size="sm"
              variant="secondary"
              onPointerEnter={asking.preload}
              onClick={() => setAsking(true)}
            >
              Ask the client
            </Button>
          )
        }
        offer={(made) => ({ label: 'Ask the client', onPress: () => void navigate(paths.askAbout(made)) })}
      />
      {isAsking && <asking.Page project={id} onClose={() => setAsking(false)} />}
    </>
  );
}

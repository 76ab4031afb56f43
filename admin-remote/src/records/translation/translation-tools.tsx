import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import type { Kind, RecordView } from 'content-api/contract';
import { useState } from 'react';
import { AlertDialog, Button, Icon, toast, VisuallyHidden } from 'shared-ui';
import type { IconName } from 'shared-ui';
import { icons } from '../../components/icons.ts';
import { useLeaveGuard } from '../../components/leave-guard.tsx';
import { useApi } from '../../lib/api-context.ts';
import { languageName } from '../../lib/language-name.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { useMay } from '../../lib/use-me.ts';
import { pathOfView } from '../record-calls.ts';
import { isPublic, isShown } from '../record-states.ts';

const history = lazyPage(() => import(/* webpackChunkName: "share" */ '../history-dialog.tsx'));

interface TranslationToolsProps {
  kind: Kind;
  id: string;
  view: RecordView;
  /** Called when another state has taken the place of the one in the form. */
  onReplaced: () => void;
}

type Act = 'take-down' | 'delete' | 'restore' | 'restore-live';

/** History, taking down, deleting and restoring of one translation. The other languages stay as they are. */
export function TranslationTools({ kind, id, view: { record }, onReplaced }: TranslationToolsProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { leave } = useLeaveGuard();
  const mayPublish = useMay()('publish');
  const [asked, setAsked] = useState<'history' | 'take-down' | 'delete'>();
  const close = () => setAsked(undefined);
  const name = languageName(kind.language ?? '');
  const at = pathOfView(kind, id);
  const run = useMutation({
    mutationFn: async (act: Act) => {
      if (act === 'take-down') await api.call(calls.unpublishRecord, at);
      else if (act === 'delete') await api.call(calls.deleteRecord, at);
      else await api.call(calls.restoreRecord, { ...at, body: { live: act === 'restore-live' } });
    },
    onSuccess(_done, act) {
      const onPress = () => run.mutate(isPublic(record) ? 'restore-live' : 'restore');
      if (act === 'delete')
        toast.success(`${name} moved to the trash`, { action: { label: 'Undo', onPress } });
      else toast.success(act === 'take-down' ? `${name} is no longer public` : `${name} restored`);
    },
    onError: (failure) => tellFailure(failure, 'Error changing the translation'),
    async onSettled() {
      close();
      await queries.invalidateQueries({ queryKey: [kind.plural] });
      onReplaced();
    },
  });
  const button = (label: string, icon: IconName, onPress: () => void) => (
    <Button size="sm" variant="secondary" onClick={() => leave(onPress)}>
      <Icon name={icon} />
      {label} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );

  if (record.state === 'trashed') return button('Restore', icons.redirect, () => run.mutate('restore'));
  return (
    <>
      {button('History', icons.clock, () => setAsked('history'))}
      {mayPublish && isPublic(record) && button('Take down', icons.eye, () => setAsked('take-down'))}
      {(mayPublish || !isShown(record)) && button('Delete', icons.trash, () => setAsked('delete'))}
      {asked === 'history' && (
        <history.Page
          kind={kind}
          id={id}
          title={`${record.title || kind.words.one}: ${name}`}
          version={record.version}
          onRestored={onReplaced}
          onClose={close}
        />
      )}
      <AlertDialog
        open={asked === 'take-down' || asked === 'delete'}
        title={asked === 'delete' ? `Delete the ${name} translation?` : `Take ${name} down?`}
        confirmLabel={asked === 'delete' ? `Delete ${name}` : `Take ${name} down`}
        busy={run.isPending}
        onCancel={close}
        onConfirm={() => asked !== 'history' && asked !== undefined && run.mutate(asked)}
      >
        {asked === 'delete'
          ? `It goes to the trash, and its page in ${name} with it. The other languages stay as they are.`
          : `Visitors no longer find the page in ${name}. It stays as a draft, and the other languages as they are.`}
      </AlertDialog>
    </>
  );
}

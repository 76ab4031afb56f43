import { useQueryClient } from '@tanstack/react-query';
import { accountLinksCalls, invitationInputSchema, rightSets } from 'content-api/contract';
import type { AccountLink, Right } from 'content-api/contract';
import { useState } from 'react';
import { Button, Dialog, Stack, StatusBanner, toast } from 'shared-ui';
import { EditorForm } from '../components/editor/editor-form.tsx';
import { SaveButton } from '../components/editor/save-button.tsx';
import { TextField } from '../components/editor/text-field.tsx';
import { useEditor } from '../components/editor/use-editor.ts';
import { useLeaveGuard } from '../components/leave-guard.tsx';
import { LinkLine } from '../components/link-line.tsx';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { useCreateOnce } from '../lib/use-create-once.ts';
import { peopleKey } from './people-queries.ts';
import { LanguagesControl } from './languages-control.tsx';
import { RightsControl } from './rights-field.tsx';

const formId = 'invite-form';
const labels = { email: 'Email Address', may: 'Rights', languages: 'Languages of the content' };

interface Values {
  email: string;
  may: Right[];
  /** Null for all of them. */
  languages: string[] | null;
}

interface Made {
  email: string;
  link: AccountLink;
  /** Another address was typed since: the form stays. */
  goesOn: boolean;
}

/** Invites somebody: the link goes out by mail, or is copied and passed on. */
export function InviteDialog({ own, onClose }: { own: readonly Right[]; onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const createOnce = useCreateOnce();
  const { leave } = useLeaveGuard();
  const [made, setMade] = useState<Made>();
  const may = rightSets.editor.filter((right) => own.includes(right));
  const editor = useEditor({
    name: 'invitation',
    id: 'new',
    initial: { version: undefined, values: { email: '', may, languages: null } },
    hasShortcut: false,
    labels,
    schema: invitationInputSchema,
    toInput: ({ languages, ...values }: Values) => (languages === null ? values : { ...values, languages }),
    async save(input) {
      try {
        const link = await createOnce(input, ({ key }) =>
          api.call(accountLinksCalls.invite, { body: input, key }),
        );
        return { input, link };
      } finally {
        void queries.invalidateQueries({ queryKey: peopleKey });
      }
    },
    snapshotOf: ({ input }) => ({
      id: input.email,
      version: undefined,
      values: { languages: null, ...input },
    }),
    failureText: (failure) => failureText(failure, 'Error inviting'),
    onSaved({ input: { email }, link }, _how, isCurrent) {
      setMade({ email, link, goesOn: !isCurrent });
      toast.success(`${email} is invited`);
    },
  });
  const isOver = made !== undefined && !made.goesOn;
  const close = () => leave(onClose);
  return (
    <Dialog
      open
      title={isOver ? 'Invitation' : 'Invite somebody'}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {isOver ? 'Done' : 'Cancel'}
          </Button>
          {!isOver && (
            <SaveButton editor={editor} formId={formId} savingLabel="Inviting...">
              Create invitation
            </SaveButton>
          )}
        </>
      }
    >
      <Stack>
        {made && (
          <>
            <StatusBanner tone="success">
              {made.link.isMailed
                ? `A mail to ${made.email} is on its way. You can also pass the link on yourself.`
                : `Pass this link on to ${made.email}: no mail server is set up.`}
            </StatusBanner>
            <LinkLine label="Link of the invitation" url={made.link.url} expiresAt={made.link.expiresAt} />
          </>
        )}
        {!isOver && (
          <EditorForm id={formId} editor={editor}>
            <TextField name="email" type="email" label={labels.email} required data-autofocus="" />
            <RightsControl own={own} />
            <LanguagesControl />
          </EditorForm>
        )}
      </Stack>
    </Dialog>
  );
}

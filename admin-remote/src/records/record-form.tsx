import { useQueryClient } from '@tanstack/react-query';
import { inputSchemaOf, storedName, subjectOf, textsOf } from 'content-api/contract';
import type { AnswerOf, Field, Kind } from 'content-api/contract';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useUser } from 'shared-session/react';
import { Button, Dialog, Stack, toast } from 'shared-ui';
import { useRecordPreview } from '../preview/use-record-preview.ts';
import { EditorDialog } from '../components/editor/editor-dialog.tsx';
import type { Snapshot } from '../components/editor/editor-types.ts';
import { useEditor } from '../components/editor/use-editor.ts';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { languageName } from '../lib/language-name.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import { useMayEdit, useOpenLanguage } from '../lib/use-account-languages.ts';
import { useMay } from '../lib/use-me.ts';
import { useKnownTimeZone } from '../lib/use-time-zone.ts';
import { useKindOfTrade } from '../lib/use-trade.ts';
import { textAt } from '../lib/value-at.ts';
import { wallTimeOf } from '../lib/zoned-time.ts';
import { PublicationReport } from '../publication-report/publication-report.tsx';
import { ConvertButton } from '../writing/convert-button.tsx';
import { formatField, hasFormat, markdownFormat, mayBeMarkdown } from '../writing/record-format.ts';
import { useWritingMode, WritingModeContext, WritingToolsContext } from '../writing/writing-mode.ts';
import { controlOf, inputOf, labelsOf, newFormValues } from './form-values.ts';
import type { FormValues } from './form-values.ts';
import type { UpdateRecord } from './record-calls.ts';
import { FormSkeleton, RecordDialog } from './record-dialog.tsx';
import type { RecordFieldProps } from './record-field.tsx';
import { RecordFields } from './record-fields.tsx';
import { savedText, StateNotice } from './state-notice.tsx';
import { RefusedLanguage } from './translation/refused-language.tsx';
import type { TranslationProps } from './translation/translation.tsx';
import { useFormLanguages } from './translation/use-form-languages.tsx';
import { dataOf, snapshotOf, useRecordSave } from './use-record-save.ts';
import type { EditedRecord } from './use-record-save.ts';
import { useStaleList } from './use-stale-list.ts';
import { useUnpublished } from './use-unpublished.tsx';

const translation = lazyPage<TranslationProps>(
  () => import(/* webpackChunkName: "translation" */ './translation/translation.tsx'),
);

const audience = lazyPage(() => import(/* webpackChunkName: "access" */ '../access/audience-dialog.tsx'));

const share = lazyPage(() => import(/* webpackChunkName: "share" */ '../share/share-dialog.tsx'));

/** Props that a list passes to the form of one of its records. */
export interface RecordFormProps<K extends Kind> {
  kind: K;
  /** Id of the record, `new` for one to be. */
  id: string;
  onClose: () => void;
  /** Called with the id of a new record as soon as the server has a draft of it. */
  onMade?: (id: string) => void;
  /** Controls of fields that differ from that of their type, by the names of the fields. */
  controls?: Partial<Record<keyof K['fields'], ComponentType<RecordFieldProps>>>;
  /** Called after publishing, without a value for a record that began as a draft. @default shows a message */
  onSaved?: (saved: AnswerOf<K> | undefined) => void;
  /** A way on from a record that is public for the first time, offered beside the message. */
  offer?: (id: string) => { label: string; onPress: () => void };
  /** Further buttons above the fields. */
  tools?: ReactNode;
  /** @default the call that the kind has for it */
  update?: UpdateRecord<K>;
}

/** The form of a record, in a modal and in the language of the address. */
export default function RecordForm<K extends Kind>(props: RecordFormProps<K>) {
  const { id, onClose } = props;
  const kind = useKindOfTrade(props.kind);
  const { language, isRefused } = useOpenLanguage(kind);
  const mayEdit = useMayEdit(kind);
  const isNew = id === 'new';
  if (isNew ? !mayEdit() : isRefused)
    return (
      <Dialog open title={isNew ? textsOf(kind).add : textsOf(kind).edit} onClose={onClose}>
        <RefusedLanguage kind={kind} isNew={isNew} />
      </Dialog>
    );
  if (isNew) return <NewRecord {...props} kind={kind} />;
  if (language !== undefined) return <Translated {...props} kind={kind} key={language} language={language} />;
  return (
    <RecordDialog kind={kind} id={id} onClose={onClose}>
      {(record) => <Fields {...props} kind={kind} start={snapshotOf(kind, record)} record={record} />}
    </RecordDialog>
  );
}

function Translated<K extends Kind>({
  kind,
  id,
  language,
  controls,
  onClose,
}: RecordFormProps<K> & { language: string }) {
  const waiting = (instead: ReactNode = <FormSkeleton />) => (
    <Dialog open title={textsOf(kind).edit} onClose={onClose}>
      {instead}
    </Dialog>
  );
  return (
    <translation.Page kind={kind} id={id} language={language} waiting={waiting} loading={waiting()}>
      {({ kind: words, record, visit, tools }) => (
        <Fields
          key={visit}
          kind={words}
          id={id}
          start={snapshotOf(words, record)}
          record={record}
          controls={controls}
          tools={tools}
          onClose={onClose}
        />
      )}
    </translation.Page>
  );
}

function NewRecord<K extends Kind>(props: RecordFormProps<K>) {
  const { kind, onClose } = props;
  const { username } = useUser();
  const timeZone = useKnownTimeZone();
  const [nowMs] = useState(() => Date.now());
  const isDated = Object.values(kind.fields).some((field) => field.type === 'date' && field.prefill);
  if (isDated && timeZone === undefined)
    return (
      <Dialog open title={textsOf(kind).add} onClose={onClose}>
        <FormSkeleton />
      </Dialog>
    );
  const today = wallTimeOf(nowMs, timeZone ?? 'UTC').slice(0, 10);
  const start = { version: undefined, values: newFormValues(kind.fields, username, today) };
  return <Fields {...props} start={start} record={{}} />;
}

interface FieldsProps<K extends Kind> extends RecordFormProps<K> {
  start: Snapshot<FormValues>;
  /** Empty for one to be. */
  record: EditedRecord<K>;
}

function Fields<K extends Kind>(props: FieldsProps<K>) {
  const { kind, id, start, record, tools, offer, onClose, onSaved } = props;
  const queries = useQueryClient();
  const markListStale = useStaleList(kind);
  const { fields } = kind;
  const isNew = id === 'new';
  const texts = textsOf(kind);
  const saving = useRecordSave(props, record);
  const mayPublish = useMay()('publish');
  const languages = useFormLanguages(kind, id);
  const translated = kind.language === undefined ? undefined : languageName(kind.language);
  const base = dataOf(record);
  const live = record.stored ?? record.view?.live?.data;
  const isPublic = record.view?.live && record.view.record.isPrivate !== true;
  const controls: Partial<Record<string, ComponentType<RecordFieldProps>>> | undefined = props.controls;
  const editor = useEditor({
    name: storedName(kind),
    id,
    initial: start,
    labels: labelsOf(fields),
    schema: inputSchemaOf(kind, 'whole'),
    toInput: (values: FormValues) =>
      inputOf(fields, values, { stored: base, keepsEmpty: !isNew && kind.calls?.update === 'PATCH' }),
    fieldOf: (path) => controlOf(fields, path),
    ...saving,
    mainSave: mayPublish ? 'publish' : 'draft',
    onMade: props.onMade,
    onKept: markListStale,
    failureText: (failure) => savingFailure(kind, failure, isNew ? texts.createFailed : texts.saveFailed),
    invalidText: (errors) =>
      Object.entries(errors).some(([name, error]) => isUnfilled(fields[name], error?.message))
        ? kind.words.incomplete
        : undefined,
    onSaved(saved, how, isCurrent) {
      if (onSaved && how === 'publish') onSaved(saved);
      else {
        const usual = isNew ? texts.created : texts.updated;
        const published = translated === undefined ? usual : `${translated} published`;
        const { stored, view } = saving.current();
        const made = stored ? textAt(stored, '_id') : view?.record._id;
        const isFirst = how === 'publish' && !record.view?.live && made !== undefined;
        toast.success(
          savedText(kind, { how, published, isCurrent }),
          isFirst && offer ? { action: offer(made) } : undefined,
        );
        void queries.invalidateQueries({ queryKey: [kind.plural] });
      }
    },
    onFinished: onClose,
  });
  const publishLabel = languages.publish ?? (isNew ? texts.create : texts.update);
  const unpublished = useUnpublished(editor, mayPublish && saving.unpublished !== undefined);
  const [isSharing, setSharing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const preview = useRecordPreview({ kind, id, form: editor.form, record: saving.current });
  const writing = useWritingMode(editor);
  const format = useWatch({ control: editor.form.control, name: formatField });
  // A kind whose text is what it is about has room for it; the others keep their small dialog.
  const isPage =
    translated !== undefined || (format === markdownFormat && mayBeMarkdown(fields[kind.excerptOf ?? '']));
  const title = isNew ? texts.add : texts.edit;
  return (
    <>
      <EditorDialog
        editor={editor}
        title={translated === undefined ? title : `${title}: ${translated}`}
        description={
          isNew && mayPublish
            ? `“${publishLabel}” ${published(kind)} at once. “Save draft” keeps it here.`
            : undefined
        }
        saveLabel={mayPublish ? publishLabel : 'Save draft'}
        savingLabel={isNew ? texts.creating : undefined}
        actions={unpublished.buttons}
        beside={preview.pane}
        isPage={isPage}
        writing={writing}
        onClose={onClose}
      >
        {languages.choice}
        <Stack direction="row" gap={1} wrap>
          {!kind.isPrivate && preview.buttons}
          {hasFormat(fields) && <ConvertButton fields={fields} form={editor.form} />}
          {record.view && !kind.isPrivate && (
            <Button size="sm" variant="secondary" onClick={() => setSharing(true)}>
              Share
            </Button>
          )}
          {record.view && mayPublish && kind.audiences && translated === undefined && (
            <Button size="sm" variant="secondary" onClick={() => setChoosing(true)}>
              {record.view.record.isPrivate ? 'Private' : 'Visible to everyone'}
            </Button>
          )}
          {tools}
        </Stack>
        {record.view && <StateNotice kind={kind} view={record.view} />}
        {isPublic && <PublicationReport kind={kind} id={id} />}
        <WritingModeContext value={writing}>
          <WritingToolsContext value={kind.isPrivate ? undefined : preview.buttons}>
            <RecordFields kind={kind} id={id} live={live} controls={controls} />
          </WritingToolsContext>
        </WritingModeContext>
      </EditorDialog>
      {unpublished.dialog}
      {isChoosing && <audience.Page kind={kind} id={id} onClose={() => setChoosing(false)} />}
      {isSharing && <share.Page kind={kind} id={id} onClose={() => setSharing(false)} />}
    </>
  );
}

function savingFailure({ words }: Kind, failure: unknown, otherwise: string): string {
  const isUnanswered = isApiFailure(failure) && (failure.code === 'network' || failure.code === 'timeout');
  return (isUnanswered && words.failures?.unanswered) || failureText(failure, otherwise);
}

function published({ isPrivate = false }: Kind): string {
  return isPrivate ? 'makes it what its links show' : 'shows it to visitors';
}

function isUnfilled(field: Field | undefined, message: unknown): boolean {
  const isRequired = field?.required === true && field.type !== 'tags';
  return isRequired && message === `${subjectOf(field)} is required`;
}

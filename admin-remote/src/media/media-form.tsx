import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { mediaCalls, mediaPatchSchema, mediaSchema } from 'content-api/contract';
import type { Media, MediaDetail } from 'content-api/contract';
import { useWatch } from 'react-hook-form';
import { Button, ButtonLink, Dialog, Icon, mediaUp, theme, toast } from 'shared-ui';
import { EditorForm } from '../components/editor/editor-form.tsx';
import type { Snapshot } from '../components/editor/editor-types.ts';
import { SaveButton } from '../components/editor/save-button.tsx';
import { TextField } from '../components/editor/text-field.tsx';
import { useEditor } from '../components/editor/use-editor.ts';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { languageName } from '../lib/language-name.ts';
import { useMay } from '../lib/use-me.ts';
import { useSiteLanguages } from '../lib/use-site-languages.ts';
import { FocusPicker } from './focus-picker.tsx';
import { MediaFacts } from './media-facts.tsx';
import { mediaKey } from './media-queries.ts';
import { MediaThumb } from './media-thumb.tsx';
import { ReplacePart } from './replace-part.tsx';

interface MediaFormProps {
  media: MediaDetail;
  onDelete: () => void;
  onClose: () => void;
}

type MediaValues = Pick<Media, 'alt' | 'caption' | 'credit' | 'name' | 'focus'> & {
  alts: Record<string, string>;
};

const formId = 'media-form';
const labels = {
  alt: 'Alt text',
  alts: 'Alt texts in further languages',
  caption: 'Caption',
  credit: 'Credit',
  name: 'File name',
  focus: 'Focal point',
};

/** The texts and the focal point of a file, to be changed. */
export function MediaForm({ media, onDelete, onClose }: MediaFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const mayPublish = useMay()('publish');
  const [, ...further] = useSiteLanguages();
  const { _id: id } = media;
  const isPicture = media.type.startsWith('image/');
  const editor = useEditor({
    name: 'media',
    id,
    initial: snapshotOf(media),
    followsInitial: true,
    labels,
    schema: mediaPatchSchema,
    toInput: ({ alts, ...values }: MediaValues) => ({
      ...values,
      // Empty where nobody has typed anything.
      ...((further.length > 0 || media.alts) && {
        alts: Object.fromEntries(Object.entries(alts).filter(([, text]) => text)),
      }),
    }),
    save: (input, { version }) =>
      api.call(mediaCalls.changeMedia, { path: { id }, body: { ...input, updatedAt: version } }),
    snapshotOf,
    readCurrent(current) {
      const { data } = mediaSchema.safeParse(current);
      return data && snapshotOf(data);
    },
    failureText: (failure) => failureText(failure, 'Error saving file'),
    onSaved(saved) {
      show(saved);
      toast.success('File saved');
      void queries.invalidateQueries({ queryKey: [mediaKey] });
    },
  });
  const focus = useWatch({ control: editor.form.control, name: 'focus' });

  function show(changed: Media): void {
    queries.setQueryData([mediaKey, 'one', id], { ...media, ...changed });
  }

  return (
    <Wide
      open
      title={media.name}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" className="delete" onClick={onDelete}>
            <Icon name={icons.trash} />
            Delete
          </Button>
          <ButtonLink variant="ghost" href={media.url} download={media.name}>
            <Icon name={icons.download} />
            Download
          </ButtonLink>
          <SaveButton editor={editor} formId={formId}>
            Save
          </SaveButton>
        </>
      }
    >
      <div className="columns">
        <div className="side">
          {isPicture && !editor.isDeciding ? (
            <>
              <FocusPicker
                media={media}
                focus={focus}
                onChange={(point) => editor.form.setValue('focus', point, { shouldDirty: true })}
              />
              <p className="quiet">
                Crops keep the point: click on what matters, or move it with the arrow keys.
              </p>
            </>
          ) : (
            <MediaThumb media={media} sizes="440px" />
          )}
          {mayPublish && <ReplacePart media={media} onReplaced={show} />}
        </div>
        <EditorForm id={formId} editor={editor}>
          {isPicture && (
            <TextField
              name="alt"
              label={labels.alt}
              hint="What the picture shows, for those who do not see it."
              rows={2}
            />
          )}
          {isPicture &&
            further.map((code) => (
              <TextField
                key={code}
                name={`alts.${code}`}
                label={`${labels.alt} in ${languageName(code)}`}
                placeholder={media.alt}
                rows={2}
              />
            ))}
          <TextField name="caption" label={labels.caption} rows={2} />
          <TextField name="credit" label={labels.credit} />
          <TextField name="name" label={labels.name} required />
        </EditorForm>
        <MediaFacts media={media} />
      </div>
    </Wide>
  );
}

function snapshotOf({
  alt,
  alts = {},
  caption,
  credit,
  name,
  focus,
  updatedAt,
}: Media): Snapshot<MediaValues> {
  return { version: updatedAt, values: { alt, alts, caption, credit, name, focus } };
}

const { colors, fontSizes, space } = theme;

const Wide = styled(Dialog)(css`
  max-width: 60rem;
  h2 {
    overflow-wrap: anywhere;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  .side {
    display: grid;
    gap: ${space[2]};
    align-content: start;
  }
  .quiet {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  .delete {
    margin-right: auto;
  }
  ${mediaUp('page.md')} {
    .columns {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    form {
      grid-row: span 2;
    }
  }
`);

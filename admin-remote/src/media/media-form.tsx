import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, limits } from 'content-api/contract';
import type { Media, MediaDetail } from 'content-api/contract';
import { useId, useState } from 'react';
import { Button, ButtonLink, Dialog, Field, Icon, Input, mediaUp, Textarea, theme, toast } from 'shared-ui';
import { useBlockLeaving } from '../components/leave-guard.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { isApiFailure } from '../lib/api-failure.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useMay } from '../lib/use-me.ts';
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

type TextName = 'alt' | 'caption' | 'credit' | 'name';

/** The texts and the focal point of a file, to be changed. */
export function MediaForm({ media, onDelete, onClose }: MediaFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const formId = useId();
  const mayPublish = useMay()('publish');
  const [values, setValues] = useState(() => valuesOf(media));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const isPicture = media.type.startsWith('image/');
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(media));
  useBlockLeaving(isDirty, { discard: () => undefined });
  const save = useMutation({
    mutationFn: () =>
      api.call(calls.changeMedia, {
        path: { id: media._id },
        body: { ...values, updatedAt: media.updatedAt },
      }),
    onSuccess(saved) {
      setFaults({});
      setValues(valuesOf(saved));
      queries.setQueryData([mediaKey, 'one', media._id], { ...media, ...saved });
      toast.success('File saved');
    },
    onError(failure) {
      setFaults((isApiFailure(failure) && failure.fields) || {});
      tellFailure(failure, 'Error saving file');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [mediaKey] }),
  });

  /** The new file brings its name and focal point; what is typed stays. */
  function showReplaced(replaced: Media) {
    queries.setQueryData([mediaKey, 'one', media._id], { ...media, ...replaced });
    setValues({ ...values, name: replaced.name, focus: replaced.focus });
  }

  function input(name: TextName) {
    return {
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    };
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
          <Button type="submit" form={formId} loading={save.isPending} loadingText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <div className="columns">
        <div className="side">
          {isPicture ? (
            <>
              <FocusPicker
                media={media}
                focus={values.focus}
                onChange={(focus) => setValues({ ...values, focus })}
              />
              <p className="quiet">
                Crops keep the point: click on what matters, or move it with the arrow keys.
              </p>
            </>
          ) : (
            <MediaThumb media={media} sizes="440px" />
          )}
          {mayPublish && <ReplacePart media={media} onReplaced={showReplaced} />}
        </div>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          {isPicture && (
            <Field
              label="Alt text"
              hint="What the picture shows, for those who do not see it."
              error={faults.alt}
            >
              <Textarea rows={2} maxLength={limits.shortText} {...input('alt')} />
            </Field>
          )}
          <Field label="Caption" error={faults.caption}>
            <Textarea rows={2} maxLength={limits.shortText} {...input('caption')} />
          </Field>
          <Field label="Credit" error={faults.credit}>
            <Input maxLength={limits.title} autoComplete="off" {...input('credit')} />
          </Field>
          <Field label="File name" required error={faults.name}>
            <Input maxLength={limits.title} autoComplete="off" {...input('name')} />
          </Field>
        </form>
        <MediaFacts media={media} />
      </div>
    </Wide>
  );
}

function valuesOf({ alt, caption, credit, name, focus }: Pick<MediaDetail, TextName | 'focus'>) {
  return { alt, caption, credit, name, focus };
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
  form {
    display: grid;
    align-content: start;
    gap: ${space[2]};
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

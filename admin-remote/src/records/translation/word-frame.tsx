import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { directionOf, translationsCalls } from 'content-api/contract';
import type { StaleWords } from 'content-api/contract';
import { use } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Badge, Button, Icon, Stack, Text, theme, toast, VisuallyHidden } from 'shared-ui';
import { valueText } from '../../components/editor/value-text.ts';
import { icons } from '../../components/icons.ts';
import { useApi } from '../../lib/api-context.ts';
import { languageName } from '../../lib/language-name.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { ChangedText } from '../changed-text.tsx';
import { FieldFramesContext } from '../field-frames.ts';
import type { FieldFrameProps } from '../field-frames.ts';
import { languageStatesQuery, translationQuery } from '../queries.ts';
import { pathOfView } from '../record-calls.ts';
import { SourceContext, staleWithin } from './source-context.ts';
import type { Source } from './source-context.ts';

/** A field of a translation: the original on the left, or above on a phone, and its control beside it. */
export function WordFrame({ name, field, children }: FieldFrameProps) {
  const source = use(SourceContext);
  if (source === undefined) return children;
  const { first, values, stale } = source;
  const text: unknown = get(values, name);
  const changes = staleWithin(stale, name);
  const language = languageName(first);
  const isLong = field.type === 'prose' || field.type === 'text';
  return (
    <Root data-stale={changes.length > 0 || undefined}>
      <div className="pair">
        <div>
          <div className="head">
            <Text size="sm" tone="quiet">
              {language}
              <VisuallyHidden>: {field.label}</VisuallyHidden>
            </Text>
            {isFilled(text) && <CopyButton name={name} label={field.label} value={text} />}
          </div>
          <div
            className="source"
            lang={first}
            dir={directionOf(first)}
            // It may scroll.
            {...(isLong && { role: 'region', tabIndex: 0, 'aria-label': `${field.label} in ${language}` })}
          >
            {isFilled(text) ? valueText(text) : <span className="empty">Empty</span>}
          </div>
        </div>
        <div>
          {/* The fields of an item belong to the same value. */}
          <FieldFramesContext value={undefined}>{children}</FieldFramesContext>
        </div>
      </div>
      {changes.length > 0 && <Changes source={source} changes={changes} label={field.label} />}
    </Root>
  );
}

function CopyButton({ name, label, value }: { name: string; label: string; value: unknown }) {
  const { setValue } = useFormContext();

  /** A copy of its own: the form changes its lists. */
  function copy(): void {
    const own: unknown = JSON.parse(JSON.stringify(value));
    setValue(name, own, { shouldDirty: true, shouldTouch: true });
  }

  return (
    <Button size="sm" variant="ghost" onClick={copy}>
      <Icon name={icons.fileText} />
      Copy from source <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}

interface ChangesProps {
  source: Source;
  changes: readonly StaleWords[];
  label: string;
}

/** What has changed in the original since it was translated, as words, each with the answer that its translation still is right. */
function Changes({ source: { kind, id, first }, changes, label }: ChangesProps) {
  const api = useApi();
  const queries = useQueryClient();
  const mark = useMutation({
    mutationFn: (path: string) =>
      api.call(translationsCalls.markStillRight, { ...pathOfView(kind, id), body: { paths: [path] } }),
    onSuccess(view) {
      queries.setQueryData(translationQuery(api, kind, id).queryKey, view);
      void queries.invalidateQueries({ queryKey: languageStatesQuery(api, kind, id).queryKey });
      toast.success('Marked as still right');
    },
    onError: (failure) => tellFailure(failure, 'Error marking it as still right'),
  });
  return (
    <Stack gap={1} role="group" aria-label={`Changes of ${label}`}>
      <div>
        <Badge tone="warning">Changed in {languageName(first)} since it was translated</Badge>
      </div>
      {changes.map(({ path, was, is }, index) => (
        <Stack key={path} gap={1}>
          <ChangedText before={was} after={is} />
          <div>
            <Button
              size="sm"
              variant="secondary"
              loading={mark.isPending && mark.variables === path}
              onClick={() => mark.mutate(path)}
            >
              Still right
              <VisuallyHidden>
                {' '}
                {label} {changes.length > 1 && index + 1}
              </VisuallyHidden>
            </Button>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.div(css`
  container-type: inline-size;
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  width: 100%;
  &[data-stale] {
    padding-inline-start: ${space[1]};
    border-inline-start: 3px solid ${colors.warningText};
  }
  .pair {
    display: grid;
    gap: ${space[1]} ${space[2]};
  }
  .pair > div {
    min-width: 0;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    align-items: center;
    justify-content: space-between;
    min-height: 2rem;
  }
  .source {
    max-height: 22rem;
    padding: 0.625rem 0.875rem;
    overflow: auto;
    border: 1px dashed ${colors.border};
    border-radius: ${radii.md};
    color: ${colors.textSoft};
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .empty {
    color: ${colors.textQuiet};
    font-style: italic;
  }
  @container (min-width: 34rem) {
    .pair {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`);

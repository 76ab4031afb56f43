import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { limits } from 'content-api/contract';
import { readyMadeLooks } from 'content-api/look';
import { useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button, Input, Stack, StatusBanner, theme } from 'shared-ui';
import { FieldList } from '../../components/editor/field-list.tsx';
import { isObject } from '../../lib/value-at.ts';
import type { FormValues } from '../../records/form-values.ts';
import type { RecordFieldProps } from '../../records/record-field.tsx';
import { useOpenPreview } from '../../preview/open-preview.ts';
import { LookCard } from './look-card.tsx';
import { LookFiles } from './look-files.tsx';
import { lookValuesOf, wholeLookOf } from './look-values.ts';

interface Tried {
  name: string;
  /** Values of the form before the look was tried. */
  before: FormValues;
  isTaken: boolean;
}

/** Ready-made looks and those that the studio keeps: each is tried in the preview, and taken, by one press. */
export function LooksField({ name, field }: RecordFieldProps) {
  const { setValue, getValues } = useFormContext<FormValues>();
  const { isDirty, isSubmitting } = useFormState();
  const openPreview = useOpenPreview();
  const root = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState<Tried>();
  const values = lookValuesOf(useWatch<FormValues>());
  const kept = keptOf(useWatch({ name }));

  function fill(look: FormValues): void {
    for (const [key, value] of Object.entries(wholeLookOf(look))) setValue(key, value, { shouldDirty: true });
  }

  function tryOn(look: FormValues, title: string): void {
    const before = tried && !tried.isTaken ? tried.before : lookValuesOf(getValues());
    fill(look);
    setTried({ name: title, before, isTaken: false });
    openPreview();
  }

  function take(look: FormValues, title: string): void {
    const before = tried && !tried.isTaken ? tried.before : lookValuesOf(getValues());
    fill(look);
    setTried({ name: title, before, isTaken: true });
    save();
  }

  function undo({ before, isTaken }: Tried): void {
    fill(before);
    setTried(undefined);
    // Nothing was saved when it was refused. One that is on its way is saved, and then the old one.
    if (isTaken && (!isDirty || isSubmitting)) save();
  }

  function save(): void {
    root.current?.closest('form')?.requestSubmit();
  }

  function keep(title: string): void {
    const others = kept.filter((one) => one.name !== title);
    setValue(name, [...others, { name: title, ...values }], { shouldDirty: true });
  }

  function drop(title: unknown): void {
    setValue(
      name,
      kept.filter((one) => one.name !== title),
      { shouldDirty: true },
    );
  }

  return (
    <div ref={root}>
      <Stack>
        <div role="status">
          {tried && (
            <StatusBanner tone="info">
              <span>{stateOf(tried, isDirty)} </span>
              {!tried.isTaken && (
                <Button size="sm" onClick={() => take(values, tried.name)}>
                  Take it
                </Button>
              )}{' '}
              <Button size="sm" variant="secondary" onClick={() => undo(tried)}>
                Bring the old look back
              </Button>
            </StatusBanner>
          )}
        </div>
        <Cards>
          {readyMadeLooks.map((look) => (
            <li key={look.name}>
              <LookCard
                name={look.name}
                about={look.about}
                values={look.values}
                onTry={() => tryOn(look.values, look.name)}
                onTake={() => take(look.values, look.name)}
              />
            </li>
          ))}
        </Cards>
        <FieldList label={field.label} hint={field.hint}>
          {kept.length > 0 && (
            <Cards>
              {kept.map((look) => {
                const title = String(look.name);
                const own = lookValuesOf(look);
                return (
                  <li key={title}>
                    <LookCard
                      name={title}
                      values={own}
                      onTry={() => tryOn(own, title)}
                      onTake={() => take(own, title)}
                      onRemove={() => drop(look.name)}
                    />
                  </li>
                );
              })}
            </Cards>
          )}
          <KeepLook isFull={kept.length >= limits.looks} onKeep={keep} />
          <LookFiles values={values} onRead={tryOn} />
        </FieldList>
      </Stack>
    </div>
  );
}

function stateOf({ name, isTaken }: Tried, isDirty: boolean): string {
  if (!isTaken) return `“${name}” is in the form and in the preview. Nothing is saved yet.`;
  return isDirty ? `“${name}” is in the form and not saved yet.` : `The website has the look “${name}”.`;
}

function keptOf(value: unknown): FormValues[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Keeps what the form holds under a name. */
function KeepLook({ isFull, onKeep }: { isFull: boolean; onKeep: (name: string) => void }) {
  const [title, setTitle] = useState('');
  const trimmed = title.trim();
  if (isFull) return <p>There is room for {limits.looks} looks. Remove one to keep another.</p>;
  return (
    <Stack direction="row" gap={1} wrap>
      <Input
        aria-label="Name of the look"
        placeholder="Name of the look"
        maxLength={limits.name}
        value={title}
        style={{ width: '16rem' }}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button
        variant="secondary"
        disabled={trimmed === ''}
        onClick={() => {
          onKeep(trimmed);
          setTitle('');
        }}
      >
        Keep the present look
      </Button>
    </Stack>
  );
}

const Cards = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${theme.space[2]};
`);

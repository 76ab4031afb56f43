import type { Kind } from 'content-api/contract';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Stack, StatusBanner } from 'shared-ui';
import { textAt } from '../lib/value-at.ts';
import { RecordField } from './record-field.tsx';
import type { RecordFieldProps } from './record-field.tsx';
import { useSlugRule } from './use-slug-rule.ts';

interface SlugFieldProps extends RecordFieldProps {
  kind: Kind;
  /** The record's public values. Undefined before its first publication. */
  live: object | undefined;
}

/**
 * The record's part of an address. It follows the title until somebody edits it or it is public; from then on a change
 * is warned of.
 */
export function SlugField({ kind, live, ...props }: SlugFieldProps) {
  const { name } = props;
  const { setValue, clearErrors } = useFormContext();
  const [title = '', slug = ''] = useWatch<Record<string, string>>({ name: [kind.titleField, name] });
  const followed = useRef(title);
  const isPublic = live !== undefined;
  const slugFor = useSlugRule(!isPublic);
  useEffect(() => {
    if (slugFor === undefined) return;
    const [before, now] = [slugFor(kind, followed.current), slugFor(kind, title)];
    followed.current = title;
    if (isPublic || slug !== before || now === before) return;
    setValue(name, now, { shouldDirty: true });
    clearErrors(name);
  }, [title, slug, isPublic, slugFor, kind, name, setValue, clearErrors]);

  return (
    <Stack gap={1}>
      <RecordField {...props} />
      {isPublic && slug.trim() !== textAt(live, name) && (
        <StatusBanner tone="warning">
          This is public already: its address changes when you publish, and the old one redirects to the new
          one.
        </StatusBanner>
      )}
    </Stack>
  );
}

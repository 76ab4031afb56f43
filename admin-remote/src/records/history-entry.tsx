import { formatMoment } from 'content-api/contract';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { Kind, RevisionEntry } from 'content-api/contract';
import { useId, useState } from 'react';
import { Badge, Button, Skeleton, Text, theme } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';
import { ChangedText } from './changed-text.tsx';
import { labelsOf } from './form-values.ts';
import { revisionQuery } from './queries.ts';

interface HistoryEntryProps {
  kind: Kind;
  id: string;
  entry: RevisionEntry;
  isNewest: boolean;
  isBusy: boolean;
  onRestore: () => void;
}

/** One revision: when, by whom, which fields, and on demand what changed in them. */
export function HistoryEntry({ kind, id, entry, isNewest, isBusy, onRestore }: HistoryEntryProps) {
  const titleId = useId();
  const timeZone = useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const labels = labelsOf(kind.fields);
  const { at, author, note, changed, wasPublic } = entry;
  return (
    <Root aria-labelledby={titleId}>
      <p id={titleId} className="when">
        {formatMoment(at, timeZone)}
        {author && ` · ${author}`}
      </p>
      {wasPublic && <Badge tone="success">Was public</Badge>}
      {note && <Text size="sm">{note}</Text>}
      <Text size="sm" tone="quiet">
        {changed.length > 0 ? changed.map((name) => labels[name] ?? name).join(', ') : 'No field changed'}
      </Text>
      <div className="actions">
        {changed.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            aria-describedby={titleId}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide the changes' : 'Show the changes'}
          </Button>
        )}
        {!isNewest && (
          <Button
            size="sm"
            variant="secondary"
            aria-describedby={titleId}
            disabled={isBusy}
            onClick={onRestore}
          >
            Restore
          </Button>
        )}
      </div>
      {isOpen && <Changes kind={kind} id={id} revision={entry._id} labels={labels} />}
    </Root>
  );
}

interface ChangesProps {
  kind: Kind;
  id: string;
  revision: string;
  labels: Record<string, string>;
}

function Changes({ kind, id, revision, labels }: ChangesProps) {
  const { data, error } = useQuery(revisionQuery(useApi(), kind, id, revision));
  if (error) return <Text size="sm">{failureText(error, 'Error fetching the changes')}</Text>;
  if (!data) return <Skeleton height="4rem" label="Loading the changes" />;
  return data.changed.map((name) => (
    <section key={name} aria-label={labels[name] ?? name}>
      <Text size="xs" tone="quiet">
        {labels[name] ?? name}
      </Text>
      <ChangedText before={data.before?.[name]} after={data.data[name]} />
    </section>
  ));
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.article(css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  .when {
    color: ${colors.text};
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`);

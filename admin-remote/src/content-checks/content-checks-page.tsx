import { useQuery } from '@tanstack/react-query';
import { doctorChecks } from 'content-api/contract';
import type { Doctor, DoctorCheck } from 'content-api/contract';
import { useId, useState } from 'react';
import { Button, EmptyState, Heading, Skeleton, Stack, Text } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { RowList } from '../components/row-list.ts';
import { useApi } from '../lib/api-context.ts';
import { checkWords } from './check-words.ts';
import { contentChecksQuery } from './content-checks-query.ts';
import { FindingRow } from './finding-row.tsx';
import { LinksLine } from './links-line.tsx';

const shownAtFirst = 20;

/** 'Doctor': faults in the content, each with the way to its field. */
export default function ContentChecksPage() {
  const query = useQuery(contentChecksQuery(useApi()));
  const { data, isFetching, refetch } = query;
  return (
    <>
      <PageHeader
        title="Doctor"
        description="What visitors stumble over, and the fields where it can be mended."
      />
      <LoadState query={query} otherwise="Error examining the content">
        <Skeleton height="16rem" label="Examining the content" />
      </LoadState>
      {data && (
        <Stack gap={3} style={{ maxWidth: '52rem' }}>
          <LinksLine links={data.links} />
          {data.findings.length === 0 && (
            <EmptyState
              level={2}
              icon="check"
              title="Nothing was found"
              message="Links lead somewhere, pictures have words, and descriptions say enough."
              action={
                <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
                  Examine again
                </Button>
              }
            />
          )}
          {doctorChecks.map((check) => (
            <Findings
              key={check}
              check={check}
              findings={data.findings.filter((finding) => finding.check === check)}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

function Findings({ check, findings }: { check: DoctorCheck; findings: Doctor['findings'] }) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst);
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        {checkWords[check].title} ({findings.length})
      </Heading>
      <Text size="sm" tone="quiet" style={{ marginBottom: '0.75rem' }}>
        {checkWords[check].about}
      </Text>
      <RowList role="list" aria-labelledby={titleId}>
        {shown.map((finding) => (
          <li key={`${finding.kind} ${finding.record} ${finding.field} ${finding.subject} ${finding.state}`}>
            <FindingRow finding={finding} />
          </li>
        ))}
      </RowList>
      {shown.length < findings.length && (
        <Button variant="secondary" style={{ marginTop: '0.75rem' }} onClick={() => setWhole(true)}>
          Show all {findings.length}
        </Button>
      )}
    </section>
  );
}

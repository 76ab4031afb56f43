import { useQuery } from '@tanstack/react-query';
import { limits, project as projects } from 'content-api/contract';
import { useState } from 'react';
import { Dialog, Field, Select, Skeleton, Stack, Text } from 'shared-ui';
import { LoadFailure } from '../components/load-failure.tsx';
import { useApi } from '../lib/api-context.ts';
import { listedQuery } from '../records/queries.ts';
import { AskForm } from './ask-form.tsx';
import { RequestList } from './request-list.tsx';
import { requestsQuery } from './requests-query.ts';

interface AskDialogProps {
  /** Id of the project that is asked about. @default it is chosen here */
  project?: string | undefined;
  onClose: () => void;
}

/** Dialog that makes a link by which a client writes about a project. */
export default function AskDialog({ project, onClose }: AskDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(requestsQuery(useApi()));
  const [chosen, setChosen] = useState(project ?? '');
  const known = data?.requests.filter((one) => one.project === chosen) ?? [];
  return (
    <Dialog open title="Ask the client" onClose={onClose}>
      {!data && error && !isFetching && (
        <LoadFailure
          level={3}
          failure={error}
          otherwise="Error fetching who was asked"
          onRetry={() => void refetch()}
        />
      )}
      {!data && (isFetching || !error) && <Skeleton height="12rem" label="Loading who was asked" />}
      {data && (
        <Stack gap={2}>
          <Text>
            The client gets a page with three questions. It needs no account and works on a phone. What is
            written comes here as a draft.
          </Text>
          {project === undefined && <ProjectChoice value={chosen} onChange={setChosen} />}
          <AskForm key={chosen} project={chosen} hasMail={data.hasMail} />
          {known.length > 0 && <RequestList requests={known} label="Asked about this project" />}
        </Stack>
      )}
    </Dialog>
  );
}

function ProjectChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const params = { sort: 'title', size: limits.pageSizeMax };
  const { data, isError } = useQuery(listedQuery(useApi(), projects, params));
  return (
    <Field label="Project" required hint={isError ? 'The projects could not be fetched' : undefined}>
      <Select value={value} required onChange={(event) => onChange(event.target.value)}>
        <option value="">{data ? 'Choose a project' : 'Loading...'}</option>
        {data?.items.map(({ summary }) => (
          <option key={summary._id} value={summary._id}>
            {summary.title || 'Untitled'}
          </option>
        ))}
      </Select>
    </Field>
  );
}

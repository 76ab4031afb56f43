import { useQuery } from '@tanstack/react-query';
import { Button, Icon, Skeleton, Stack } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { saveText } from '../lib/save-text.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import { installationQuery } from './installation-query.ts';
import { StatePanel } from './state-panel.tsx';
import { UpdatePanel } from './update-panel.tsx';

/** 'About this installation': what runs here, how it is, and how it is updated. */
export default function InstallationPage() {
  const query = useQuery(installationQuery(useApi()));
  const { data } = query;
  return (
    <>
      <PageHeader
        title="About this installation"
        description="What runs here, how it is, and what to send to somebody who helps."
        actions={
          data && (
            <Button
              variant="secondary"
              onClick={() => saveText('installation.json', 'application/json', JSON.stringify(data, null, 2))}
            >
              <Icon name={icons.download} />
              Save for support
            </Button>
          )
        }
      />
      <LoadState query={query} otherwise="Error fetching the installation">
        <Skeleton height="20rem" label="Loading the installation" />
      </LoadState>
      {data && (
        <Stack gap={2}>
          <StatePanel installation={data} />
          <FaultsPanel faults={data.faults} />
          <UpdatePanel installation={data} />
          <ChangesPanel changes={data.changes} />
        </Stack>
      )}
    </>
  );
}

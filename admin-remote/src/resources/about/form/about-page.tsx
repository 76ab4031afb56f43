import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button, ErrorState, Skeleton, Stack, toast } from 'shared-ui';
import { PageHeader } from '../../../components/page-header.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { failureText, isSessionFailure } from '../../../lib/api-failure.ts';
import { fetchAboutPage } from '../api/about.ts';
import { AboutEditor } from './about-editor.tsx';

const loadError = 'Failed to load content';

/** 'About Management': loads, then shows the editor. */
export default function AboutPage() {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['about', 'editor'],
    queryFn: ({ signal }) => fetchAboutPage(api, signal),
    // What is being typed must not be replaced.
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (error && !isSessionFailure(error)) toast.error(failureText(error, loadError));
  }, [error]);
  if (data) return <AboutEditor data={data} />;
  return (
    <>
      <PageHeader title="About Management" />
      {error && !isFetching ? (
        <ErrorState
          title={failureText(error, loadError)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <Stack>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} height="5rem" label={index === 0 ? 'Loading content' : undefined} />
          ))}
        </Stack>
      )}
    </>
  );
}

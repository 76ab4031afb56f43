import { Container, Skeleton, Stack } from 'shared-ui';
import { BackLink } from '../../../components/back-link.tsx';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { NoRecord } from '../../../components/no-record.tsx';
import type { PageAddress } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { project } from '../api/project.ts';
import { ProjectArticle } from './project-article.tsx';
import { ProjectFrame } from './project-frame.ts';

/** One project, or that there is none. */
export function ProjectScreen({ params }: PageAddress) {
  const resource = project(params.id ?? '');
  const found = useResource(resource);
  if (found.status === 'loaded') {
    return (
      <>
        <ProjectArticle project={found.data} />
        <CallToAction />
      </>
    );
  }
  return (
    <ProjectFrame>
      <Container>
        {found.status === 'loading' ? (
          <ProjectSkeleton />
        ) : (
          <NoRecord
            title="Project not found"
            message={
              found.status === 'error'
                ? `${found.message}. Please try again in a moment.`
                : 'It may have been moved or taken down.'
            }
            back={{ to: paths.projects, label: 'Back to Projects' }}
            retry={found.status === 'error' && resource}
          />
        )}
      </Container>
    </ProjectFrame>
  );
}

function ProjectSkeleton() {
  return (
    <div role="status" aria-label="Loading project">
      <BackLink to={paths.projects}>Back to Projects</BackLink>
      <div className="opening">
        <Skeleton height="clamp(12rem, 34vw, 24rem)" />
        <Stack>
          <Skeleton width="60%" height="3rem" />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
        </Stack>
      </div>
    </div>
  );
}

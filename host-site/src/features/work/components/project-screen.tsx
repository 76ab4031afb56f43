import type { PropsWithChildren } from 'react';
import { RecordScreen } from '../../../components/record-screen.tsx';
import type { PageAddress } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import { project } from '../api/project.ts';
import { ProjectArticle } from './project-article.tsx';

/** One project, with what follows its article, or that there is none. */
export function ProjectScreen({ params, children }: PropsWithChildren<PageAddress>) {
  return (
    <RecordScreen
      resource={project(params.id ?? '')}
      noun="project"
      back={{ to: paths.projects, label: 'Back to Projects' }}
    >
      {(found) => (
        <>
          <ProjectArticle project={found} />
          {children}
        </>
      )}
    </RecordScreen>
  );
}

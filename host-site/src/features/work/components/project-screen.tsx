import type { PropsWithChildren } from 'react';
import { Part } from '../../../components/part.tsx';
import { RecordScreen } from '../../../components/record-screen.tsx';
import type { PageAddress } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import { project } from '../api/project.ts';
import { CaseStudy } from './case-study.tsx';
import { ProjectArticle } from './project-article.tsx';

/** One project, with what follows its story, or that there is none. */
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
          <Part>
            <CaseStudy project={found} />
          </Part>
          {children}
        </>
      )}
    </RecordScreen>
  );
}

import styled from '@emotion/styled';
import { ButtonLink, Container, Section } from 'shared-ui';
import { SectionHeading } from '../../components/section-heading.tsx';
import { latestProjects } from '../../features/work/api/project-cards.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { site } from '../../site.ts';
import { latestCount } from './projects-section.tsx';
import { statStyles } from './stat-styles.ts';

export function AboutSection() {
  const projects = dataOf(useResource(latestProjects(latestCount)));
  return (
    <Section id="about" aria-labelledby="about-heading">
      <Container>
        <Split>
          <div>
            <SectionHeading id="about-heading" title="About Us" lead={site.description} />
            <ButtonLink href={paths.about} variant="secondary">
              Meet the Studio
            </ButtonLink>
          </div>
          {/* Figures beside an empty portfolio would be a claim that the page itself refutes. */}
          {projects?.length !== 0 && (
            <dl>
              {site.stats.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Split>
      </Container>
    </Section>
  );
}

const Split = styled.div(statStyles);

import styled from '@emotion/styled';
import { ButtonLink, Container, Section } from 'shared-ui';
import { SectionHeading } from '../../components/section-heading.tsx';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { statStyles } from './stat-styles.ts';

export function AboutSection() {
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
          <dl>
            {site.stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Split>
      </Container>
    </Section>
  );
}

const Split = styled.div(statStyles);

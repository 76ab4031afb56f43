import styled from '@emotion/styled';
import { ButtonLink, Container, Section } from 'shared-ui';
import { SectionHeading } from '../../components/section-heading.tsx';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { homeTexts } from '../../lib/studio/home-texts.ts';
import { useHomeSection } from '../../lib/studio/use-home-section.ts';
import { useStudio } from '../../lib/studio/use-studio.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { statStyles } from './stat-styles.ts';

/** Renders nothing until the studio has written about itself. */
export function AboutSection() {
  const { text } = useTexts();
  const texts = dataOf(useResource(homeTexts));
  const { description } = useStudio();
  const { title, lead } = useHomeSection('about');
  const figures = texts?.statistics ?? [];
  const words = lead || description;
  if (!words && figures.length === 0) return null;
  return (
    <Section id="about" aria-labelledby="about-heading">
      <Container>
        <Split>
          <div>
            <SectionHeading id="about-heading" title={title} lead={words} />
            <ButtonLink href={paths.about} variant="secondary">
              {text('home.meet')}
            </ButtonLink>
          </div>
          {figures.length > 0 && (
            <dl>
              {figures.map(({ value, label }) => (
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

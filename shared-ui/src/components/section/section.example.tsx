import { Container } from '../container/container.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { Section } from './section.tsx';

export function SectionExample() {
  return (
    <Section tone="raised" aria-labelledby="section-example">
      <Container>
        <Heading id="section-example">A raised part of a page</Heading>
        <Text>Hairlines above and below, and a surface of its own.</Text>
      </Container>
    </Section>
  );
}

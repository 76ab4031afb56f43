import { Container } from '../container/container.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { Section } from './section.tsx';

export function SectionExample() {
  return (
    <Section aria-labelledby="section-example">
      <Container>
        <Heading id="section-example">A part of a page</Heading>
        <Text>The same room above and below as every other.</Text>
      </Container>
    </Section>
  );
}

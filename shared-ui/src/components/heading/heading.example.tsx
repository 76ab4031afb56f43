import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

export function HeadingExample() {
  return (
    <Stack gap={3}>
      <Heading level={2} size="hero">
        One strong sentence
      </Heading>
      <Heading level={2} size="h1">
        The title of a page
      </Heading>
      <Heading level={2}>The title of a part</Heading>
      <Heading level={3}>The title of a card</Heading>
      <Heading level={4}>The title of a detail</Heading>
    </Stack>
  );
}

import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

export function TextExample() {
  return (
    <Stack>
      <Text size="lg" tone="strong" measure>
        Large and strong: the one sentence that has to be read, set a little bigger than everything around it.
      </Text>
      <Text measure>
        Body text is soft, and still reaches the highest level of contrast. Its lines are 60 to 72 characters
        long, <a href="#links">links stand out</a> and <mark>highlights</mark> do too.
      </Text>
      <Text size="sm" tone="quiet">
        Quiet: dates, hints, the small print.
      </Text>
      <Text tone="success">It worked.</Text>
      <Text tone="warning">Have a look.</Text>
      <Text tone="danger">It did not work.</Text>
    </Stack>
  );
}

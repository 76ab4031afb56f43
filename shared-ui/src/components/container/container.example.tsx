import { Text } from '../text/text.tsx';
import { Container } from './container.tsx';

export function ContainerExample() {
  return (
    <>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Container key={size} size={size}>
          <Text size="sm">Container {size}</Text>
        </Container>
      ))}
    </>
  );
}

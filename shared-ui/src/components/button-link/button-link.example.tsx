import { Stack } from '../stack/stack.tsx';
import { ButtonLink } from './button-link.tsx';

export function ButtonLinkExample() {
  return (
    <Stack direction="row" wrap>
      <ButtonLink href="#work">See the work</ButtonLink>
      <ButtonLink href="#talk" variant="secondary">
        Talk to us
      </ButtonLink>
    </Stack>
  );
}

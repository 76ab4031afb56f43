import styled from '@emotion/styled';
import type { ClientPitch } from 'content-api/site-server';
import { Button } from 'shared-ui';
import { useTexts } from '../../lib/page-context.ts';

/** Begins the presentation. It is there with script only (`offer-presenting.ts`). */
export function PresentButton({ view: { content, revision } }: { view: ClientPitch }) {
  const { text } = useTexts();
  const words = [text('frame.previousPage'), text('frame.nextPage'), text('frame.close')];
  return (
    <Root>
      <Button
        type="button"
        variant="secondary"
        hidden
        data-pitch={content._id}
        data-revision={revision}
        data-words={words.join('|')}
      >
        {text('pitch.present')}
      </Button>
    </Root>
  );
}

const Root = styled.p`
  margin: 0 0 1.5rem;

  [hidden] {
    display: none;
  }
  &:has([hidden]) {
    margin: 0;
  }
`;

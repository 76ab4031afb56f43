import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';

interface AskLinkProps {
  /** Address of the pitch. */
  base: string;
  /** Number of the part among those that a question can be about. */
  about: number;
  heading: string;
}

/** Leads to the question with this part chosen: by the address without script, else by `ask-here.ts`. */
export function AskLink({ base, about, heading }: AskLinkProps) {
  const { text } = useTexts();
  const question = text('pitch.question');
  return (
    <Root>
      <Container>
        <a href={`${base}?about=${about}#question`} data-about={about} aria-label={`${question}: ${heading}`}>
          {question}
        </a>
      </Container>
    </Root>
  );
}

/* On paper, and while it is presented, nobody asks here. */
const Root = styled.p`
  margin: 0;

  && a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${look.primary};
    font-size: 0.9375rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [data-shown] & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

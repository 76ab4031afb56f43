import styled from '@emotion/styled';
import { ButtonLink, Container } from 'shared-ui';
import { look } from '../lib/look.ts';
import { paths } from '../lib/paths.ts';
import { useWholePage } from '../lib/use-whole-page.ts';

/** The banner at the bottom of several pages. */
export function CallToAction() {
  const isWhole = useWholePage();
  if (!isWhole) return null;
  return (
    <Banner aria-labelledby="call-to-action">
      <Container>
        <div>
          <h2 id="call-to-action">Ready to Start Your Project?</h2>
          <p>Tell us what you make and what gets in your way. We answer within one working day.</p>
          <ButtonLink href={paths.contact} size="lg">
            {"Let's Work Together"}
          </ButtonLink>
        </div>
      </Container>
    </Banner>
  );
}

const Banner = styled.section`
  padding: 4rem 0 2rem;

  > div > div {
    display: grid;
    gap: 1rem;
    justify-items: center;
    padding: clamp(3rem, 6vw, 5rem) 1.5rem;
    border: 1px solid ${look.line};
    border-radius: calc(1.5rem * var(--r));
    background:
      radial-gradient(30rem 18rem at 20% 0%, ${look.primaryGlow}, transparent 70%),
      radial-gradient(30rem 18rem at 85% 100%, ${look.secondaryGlow}, transparent 70%), ${look.raised};
    text-align: center;
  }
  p {
    max-width: 34rem;
    margin: 0 0 0.5rem;
    text-wrap: balance;
  }
`;

import styled from '@emotion/styled';
import { ButtonLink, Container } from 'shared-ui';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

/** The banner at the bottom of several pages. */
export function CallToAction() {
  return (
    <Container>
      <Banner aria-labelledby="call-to-action">
        <h2 id="call-to-action">Ready to Start Your Project?</h2>
        <p>Tell us what you make and what gets in your way. We answer within one working day.</p>
        <ButtonLink as={Link} to={paths.contact} size="lg">
          Let’s Work Together
        </ButtonLink>
      </Banner>
    </Container>
  );
}

const Banner = styled.section``;

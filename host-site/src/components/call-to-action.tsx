import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import { paths } from '../lib/paths.ts';
import { useStudio } from '../lib/page-context.ts';
import { BannerCard } from './banner-card.tsx';

const headingId = 'call-to-action';

/** The banner at the bottom of several pages. */
export function CallToAction() {
  const { callToAction } = useStudio();
  if (!callToAction.title) return null;
  return (
    <Banner aria-labelledby={headingId}>
      <Container>
        <BannerCard id={headingId} {...callToAction} href={paths.contact} />
      </Container>
    </Banner>
  );
}

const Banner = styled.section`
  padding: 5rem 0 1rem;
`;

import styled from '@emotion/styled';
import { Container } from 'shared-ui';
import { paths } from '../lib/paths.ts';
import { usePageWords } from '../lib/studio/use-page-words.ts';
import { BannerCard } from './banner-card.tsx';

const headingId = 'call-to-action';

/** The banner at the bottom of several pages. */
export function CallToAction() {
  const words = usePageWords();
  if (!words?.callToAction.title) return null;
  return (
    <Banner aria-labelledby={headingId}>
      <Container>
        <BannerCard id={headingId} {...words.callToAction} href={paths.contact} />
      </Container>
    </Banner>
  );
}

const Banner = styled.section`
  padding: 5rem 0 1rem;
`;

import styled from '@emotion/styled';
import { ButtonLink, safeHref } from 'shared-ui';
import { look } from '../lib/look.ts';

interface BannerCardProps {
  /** Of the heading. */
  id: string;
  title: string;
  text: string;
  button: string;
  href: string;
}

/** A few large words and one button. */
export function BannerCard({ id, title, text, button, href }: BannerCardProps) {
  return (
    <Card>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {button && (
        <ButtonLink href={safeHref(href)} size="lg">
          {button}
        </ButtonLink>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: 1rem 3rem;
  justify-items: start;

  h2 {
    max-width: 14ch;
    font-size: ${look.size.h1};
    line-height: 0.98;
  }
  p {
    max-width: 34rem;
    font-size: ${look.size.lead};
  }
  ${look.up.lg} {
    grid-template-columns: 1fr auto;
    align-items: center;
    h2 {
      grid-column: 1 / -1;
      margin-bottom: 1.5rem;
    }
  }
`;

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

/** A few words and one button, set off from what is around. */
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
  gap: 1rem;
  justify-items: center;
  padding: clamp(3rem, 6vw, 5rem) 1.5rem;
  border: 1px solid ${look.line};
  border-radius: ${look.radii.xl};
  background:
    radial-gradient(30rem 18rem at 20% 0%, ${look.primaryGlow}, transparent 70%),
    radial-gradient(30rem 18rem at 85% 100%, ${look.secondaryGlow}, transparent 70%), ${look.raised};
  text-align: center;

  p {
    max-width: 34rem;
    margin: 0 0 0.5rem;
    text-wrap: balance;
  }
`;

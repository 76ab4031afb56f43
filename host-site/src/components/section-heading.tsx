import styled from '@emotion/styled';
import { look } from '../lib/look.ts';

interface SectionHeadingProps {
  id: string;
  title: string;
  lead?: string;
}

/** The heading of a part of a page, which also names it. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
    </Head>
  );
}

const Head = styled.div`
  max-width: 44rem;
  margin-bottom: 2rem;

  h2 {
    font: 600 clamp(1.75rem, 1.3rem + 2vw, 2.75rem) / 1.15 ${look.display};
    letter-spacing: -0.028em;
  }
  p {
    margin: 1rem 0 0;
    color: ${look.textSoft};
    font-size: 1.0625rem;
    line-height: 1.6;
    text-wrap: balance;
  }
  ${look.up.lg} {
    margin-bottom: 3rem;
  }
`;

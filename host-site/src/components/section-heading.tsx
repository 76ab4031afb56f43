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

  p {
    margin: 1rem 0 0;
    font-size: ${look.size.lead};
    text-wrap: balance;
  }
  ${look.up.lg} {
    margin-bottom: 3rem;
  }
`;

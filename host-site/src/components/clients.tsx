import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { client } from 'content-api/contract';
import { Container, safeHref, Section } from 'shared-ui';
import { readList } from '../lib/decode.ts';
import { look } from '../lib/look.ts';
import { useHomeSection } from '../lib/page-context.ts';
import { readerOf } from '../lib/reader-of.ts';
import { createSection } from '../lib/section.tsx';
import { SitePicture } from './site-picture.tsx';

type ClientView = ReturnType<typeof readClient>;

const readClient = readerOf(client);

/** A logo that cannot be shown leaves no gap. */
function read(items: unknown): ClientView[] {
  return readList(items, readClient).filter(({ logo }) => safeHref(logo));
}

function Clients({ items }: { items: ClientView[] }) {
  const { title, lead } = useHomeSection('clients');
  return (
    <Section id="clients" aria-labelledby="clients-heading">
      <Container>
        <Heading id="clients-heading">{title}</Heading>
        {lead && <Lead>{lead}</Lead>}
        <Logos>
          {items.map(({ _id, name, logo, link }) => {
            const href = safeHref(link);
            const picture = (
              <SitePicture src={safeHref(logo)} alt={name} width={160} height={56} sizes="160px" />
            );
            return (
              <li key={_id}>
                {href ? (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {picture}
                  </a>
                ) : (
                  picture
                )}
              </li>
            );
          })}
        </Logos>
      </Container>
    </Section>
  );
}

const Heading = styled.h2(css`
  margin-bottom: 2rem;
  color: ${look.textFaint};
  font: 500 1rem ${look.body};
  letter-spacing: 0;
  text-align: center;
`);

const Lead = styled.p(css`
  max-width: 44rem;
  margin: -1rem auto 2rem;
  text-align: center;
`);

const Logos = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem clamp(2rem, 6vw, 4.5rem);
  align-items: center;
  justify-content: center;

  a {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
  }
  img {
    width: auto;
    max-width: min(10rem, 38vw);
    height: 2.75rem;
    object-fit: contain;
  }
`);

/** Logos of clients on the home page. */
export const clients = createSection('/clients?view=card&order=hand&page=1&size=100', {
  read,
  Component: Clients,
});

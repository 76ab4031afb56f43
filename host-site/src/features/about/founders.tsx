import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Container, Section, Icon, safeHref, rounded } from 'shared-ui';
import { SectionHeading } from '../../components/section-heading.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';
import type { FoundersView, FounderView } from './about.ts';

export function Founders({ founders }: { founders: FoundersView }) {
  const { text } = useTexts();
  return (
    <Section aria-labelledby="founders">
      <Container>
        <SectionHeading id="founders" title={founders.title || text('about.founders')} />
        {founders.founders.map((founder) => (
          <FounderCard key={founder.name} founder={founder} />
        ))}
      </Container>
    </Section>
  );
}

const places = [
  { key: 'github', icon: 'github', label: 'GitHub' },
  { key: 'portfolio', icon: 'globe', label: undefined },
  { key: 'linkedin', icon: 'linkedin', label: 'LinkedIn' },
  { key: 'instagram', icon: 'instagram', label: 'Instagram' },
] as const;

/** One founder, with the photo on the side that was chosen. */
function FounderCard({ founder }: { founder: FounderView }) {
  const { text } = useTexts();
  const links = places.flatMap((place) => {
    const href = safeHref(founder.social[place.key]);
    return href ? [{ ...place, href }] : [];
  });
  return (
    <Frame data-side={founder.imagePosition}>
      <SitePicture
        src={founder.image}
        alt={text('about.portrait', { name: founder.name })}
        width={800}
        height={800}
        sizes="(min-width: 768px) 300px, 270px"
      />
      <div>
        <h3>{founder.name}</h3>
        <p>{founder.bio}</p>
        {links.length > 0 && (
          <ul aria-label={text('about.elsewhere', { name: founder.name })}>
            {links.map(({ key, icon, label, href }) => (
              <li key={key}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={text('frame.person', {
                    name: founder.name,
                    place: label ?? text('about.portfolio'),
                  })}
                >
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Frame>
  );
}

const Frame = styled.article(css`
  display: grid;
  gap: 1.5rem;
  padding: 2rem 0;
  border-top: 1px solid ${look.line};

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    /* In a portrait that is higher than wide, the face is in the upper part. */
    object-position: 50% 20%;
    border-radius: ${look.radii.lg};
  }
  h3 {
    margin: 0 0 0.5rem;
    font-size: ${look.size.h2};
  }
  p {
    max-width: 38rem;
    margin: 0 0 1.5rem;
    font-size: ${look.size.lead};
  }
  ul {
    display: flex;
    gap: 0.5rem;
  }
  a {
    display: grid;
    width: 44px;
    height: 44px;
    place-items: center;
    border: 1px solid ${look.line};
    border-radius: ${rounded('0.75rem')};
    color: ${look.textSoft};
    transition:
      color 0.3s,
      border-color 0.3s;
  }
  a:hover {
    border-color: ${look.lineStrong};
    color: ${look.text};
  }
  ${look.up.md} {
    grid-template-columns: minmax(15rem, 1fr) 2fr;
    gap: 3rem;
    align-items: center;

    &[data-side='right'] {
      grid-template-columns: 2fr minmax(15rem, 1fr);
    }
    &[data-side='right'] > div {
      order: -1;
    }
  }
`);

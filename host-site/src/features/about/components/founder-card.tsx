import styled from '@emotion/styled';
import { Icon, Picture, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import type { FounderView } from '../api/founders.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { founderStyles } from './founder-styles.ts';

const places = [
  { key: 'github', icon: 'github', label: 'GitHub' },
  { key: 'portfolio', icon: 'globe', label: undefined },
  { key: 'linkedin', icon: 'linkedin', label: 'LinkedIn' },
  { key: 'instagram', icon: 'instagram', label: 'Instagram' },
] as const;

/** One founder, with the photo on the side that was chosen. */
export function FounderCard({ founder }: { founder: FounderView }) {
  const { text } = useTexts();
  const links = places.flatMap((place) => {
    const href = safeHref(founder.social[place.key]);
    return href ? [{ ...place, href }] : [];
  });
  return (
    <Frame data-side={founder.imagePosition}>
      <Picture
        src={safeHref(founder.image) ?? placeholder}
        alt={text('about.portrait', { name: founder.name })}
        width={800}
        height={800}
        sizes="(min-width: 768px) 300px, 270px"
        fallback={placeholder}
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

const Frame = styled.article(founderStyles);

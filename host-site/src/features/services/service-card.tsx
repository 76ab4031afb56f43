import styled from '@emotion/styled';
import { Card, Icon, VisuallyHidden } from 'shared-ui';
import { InLanguage } from '../../components/in-language.tsx';
import { lastRow } from '../../components/last-row.ts';
import { look } from '../../lib/look.ts';
import { useLanguageOf, useTexts } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { ServiceIcon } from './service-icon.tsx';
import { inSiteLanguage } from './services.ts';
import type { ServiceView } from './services.ts';

/** The others are on the service's own page. */
const maxFeatures = 4;

interface ServiceCardProps {
  service: ServiceView;
  /** Default: 3. */
  level?: 2 | 3;
}

/** A service in a list. */
export function ServiceCard({ service: given, level = 3 }: ServiceCardProps) {
  const Title = `h${level}` as const;
  const texts = useTexts();
  const { text } = texts;
  const language = useLanguageOf(given.spoken);
  const { title, description, slug, icon, features } = inSiteLanguage(given, texts);
  return (
    <Frame className="site-card" bare>
      <ServiceBody className="body">
        <span className="icon">
          <ServiceIcon icon={icon} />
        </span>
        <Title className="title" {...language}>
          {title || text('service.untitled')}
        </Title>
        <p className="text" {...language}>
          {description || text('service.undescribed')}
        </p>
        <InLanguage of={given.spoken}>
          <FeatureList features={features.slice(0, maxFeatures)} />
        </InLanguage>
        {features.length > maxFeatures && (
          <p>{text('service.more', { count: features.length - maxFeatures })}</p>
        )}
        <p className="actions">
          <a className="card-link" href={paths.service(slug)}>
            {text('service.learn')}
            <VisuallyHidden>{` ${text('service.learnOf', { title })}`}</VisuallyHidden>
            <Icon name="arrow-right" />
          </a>
        </p>
      </ServiceBody>
    </Frame>
  );
}

const Frame = styled(Card)(lastRow);

/** What a service holds, on its card. The styles come with the first list: the home page mostly has none. */
export function FeatureList({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <List>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
  font-size: 0.9375rem;
  li {
    position: relative;
    padding-inline-start: 1.5rem;
  }
  li::before {
    position: absolute;
    top: 0.45em;
    inset-inline-start: 0.1rem;
    width: 0.7rem;
    height: 0.35rem;
    border: solid ${look.tertiary};
    border-width: 0 0 2px 2px;
    content: '';
    transform: rotate(-45deg);
  }
`;

/** Body of the cards of services and of their parts. */
export const ServiceBody = styled.div`
  &:first-child {
    border-top: 1px solid ${look.line};
  }
  .text.whole {
    display: block;
  }
  .icon {
    margin-bottom: 1rem;
    color: ${look.primary};
    font-size: 2rem;
  }
  .icon img {
    width: 2rem;
    height: 2rem;
    object-fit: contain;
  }
`;

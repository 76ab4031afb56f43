import styled from '@emotion/styled';
import { Card, Icon, VisuallyHidden } from 'shared-ui';
import { lastRow } from '../../../components/last-row.ts';
import { paths } from '../../../lib/paths.ts';
import type { ServiceCardView } from '../api/service-cards.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { inSiteLanguage } from '../built-in-services.ts';
import { FeatureList } from './feature-list.tsx';
import { ServiceBody } from './service-body.ts';
import { ServiceIcon } from './service-icon.tsx';

/** The others are on the service's own page. */
const shownFeatures = 4;

interface ServiceCardProps {
  service: ServiceCardView;
  /** Default: 3. */
  level?: 2 | 3;
}

/** A service in a list. */
export function ServiceCard({ service: given, level = 3 }: ServiceCardProps) {
  const Title = `h${level}` as const;
  const texts = useTexts();
  const { text } = texts;
  const { title, description, slug, icon, features } = inSiteLanguage(given, texts);
  return (
    <Frame className="site-card" bare>
      <ServiceBody className="body">
        <span className="icon">
          <ServiceIcon icon={icon} />
        </span>
        <Title className="title">{title || text('service.untitled')}</Title>
        <p className="text">{description || text('service.undescribed')}</p>
        <FeatureList features={features.slice(0, shownFeatures)} />
        {features.length > shownFeatures && (
          <p>{text('service.more', { count: features.length - shownFeatures })}</p>
        )}
        <p className="actions">
          <a className="card-link" href={paths.service(slug)}>
            {text('service.learn')}
            <VisuallyHidden> {text('service.learnOf', { title })}</VisuallyHidden>
            <Icon name="arrow-right" />
          </a>
        </p>
      </ServiceBody>
    </Frame>
  );
}

const Frame = styled(Card)(lastRow);

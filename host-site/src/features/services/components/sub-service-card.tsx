import styled from '@emotion/styled';
import { Card, Picture, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import { lastRow } from '../../../components/last-row.ts';
import { cardSizes } from '../../../lib/picture-sizes.ts';
import type { SubServiceView } from '../api/service.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FeatureList } from './feature-list.tsx';
import { ServiceBody } from './service-body.ts';

/** A part of a service. */
export function SubServiceCard({ service }: { service: SubServiceView }) {
  const { text } = useTexts();
  return (
    <Frame className="site-card" bare>
      <Picture
        src={safeHref(service.imageUrl) ?? placeholder}
        alt=""
        width={800}
        height={500}
        sizes={cardSizes}
        fallback={placeholder}
      />
      <ServiceBody className="body">
        <h3 className="title">{service.title || text('service.untitled')}</h3>
        <p className="text whole">{service.description || text('service.undescribed')}</p>
        <FeatureList features={service.features} />
      </ServiceBody>
    </Frame>
  );
}

const Frame = styled(Card)(lastRow);

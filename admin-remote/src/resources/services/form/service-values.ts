import type { Service } from 'content-api/contract';
import type { Snapshot } from '../../../components/editor/editor-types.ts';
import { joinLines, splitLines } from '../../../lib/lines.ts';

/** A sub-service as its part of the form shows it. */
export interface SubServiceValues {
  /** Empty for one that is new. */
  recordId: string;
  title: string;
  description: string;
  imageUrl: string;
  /** One a line. */
  features: string;
}

/** A service as its form shows it. */
export interface ServiceValues {
  title: string;
  description: string;
  icon: string;
  slug: string;
  /** One a line. */
  features: string;
  subServices: SubServiceValues[];
}

export const newService: Snapshot<ServiceValues> = {
  version: undefined,
  values: { title: '', description: '', icon: '', slug: '', features: '', subServices: [] },
};

export const newSubService: SubServiceValues = {
  recordId: '',
  title: '',
  description: '',
  imageUrl: '',
  features: '',
};

export function serviceSnapshot(service: Service): Snapshot<ServiceValues> {
  return {
    version: service.updatedAt,
    values: {
      title: service.title,
      description: service.description,
      icon: service.icon,
      slug: service.slug,
      features: joinLines(service.features),
      subServices: service.subServices.map(({ _id, title, description, imageUrl = '', features }) => ({
        recordId: _id,
        title,
        description,
        imageUrl,
        features: joinLines(features),
      })),
    },
  };
}

/** What is sent. An image that was not given is left out. */
export function serviceInput({ features, subServices, ...texts }: ServiceValues): unknown {
  return {
    ...texts,
    features: splitLines(features),
    subServices: subServices.map(({ recordId, imageUrl, features: own, ...rest }) => ({
      ...rest,
      ...(recordId !== '' && { _id: recordId }),
      ...(imageUrl.trim() !== '' && { imageUrl }),
      features: splitLines(own),
    })),
  };
}

/** A slug made from a title: lower-case letters, digits and single hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 100);
}

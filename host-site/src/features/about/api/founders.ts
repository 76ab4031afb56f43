import type { Founder, Founders } from 'content-api/contract';
import { optionalList, record, text } from '../../../lib/decode.ts';
import type { Resource } from '../../../lib/resources/resource.ts';

export type FounderView = Founder;
export type FoundersView = Pick<Founders, 'title' | 'founders'>;

const timeoutMs = 5_000;

export const founders: Resource<FoundersView> = {
  key: 'founders',
  failure: 'Failed to load content',
  fallback: { title: '', founders: [] },
  load: async (api) => readFounders(await api.get('/founders', { base: 'portfolio', timeoutMs })),
};

function readFounders(value: unknown): FoundersView {
  const fields = record(value);
  return { title: text(fields.title), founders: optionalList(fields.founders, readFounder) };
}

function readFounder(value: unknown): FounderView {
  const fields = record(value);
  const social = record(fields.social ?? {});
  return {
    name: text(fields.name),
    bio: text(fields.bio),
    image: text(fields.image),
    imagePosition: fields.imagePosition === 'right' ? 'right' : 'left',
    social: {
      github: text(social.github),
      portfolio: text(social.portfolio),
      linkedin: text(social.linkedin),
      instagram: text(social.instagram),
    },
  };
}

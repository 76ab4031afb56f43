import type { Migration } from '../migrate.ts';

/** Clients who were asked for a testimonial: their links, what they typed, and what they agreed to. */
export const testimonialRequests: Migration = {
  name: '029-testimonial-requests',
  isAdditive: true,
  statements: ({ json, strict }) => [
    `create table testimonial_requests (
      id text primary key, project text not null, token_hash text not null unique, name text not null, email text,
      author text not null, created_at text not null, expires_at text not null, answers ${json} not null,
      sent_at text, testimonial text, consent_text text not null, revision text, withdrawn_at text
    )${strict}`,
    'create index testimonial_requests_testimonial on testimonial_requests (testimonial)',
  ],
};

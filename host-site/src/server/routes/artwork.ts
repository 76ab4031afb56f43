import type { FastifyInstance } from 'fastify';
import { drawWeave } from '../artwork/draw-weave.ts';

/** Colours and number of a weave, as `weaveAddress` of the pages puts them together. */
const weavePattern =
  /^weave-(?<ground>[\da-f]{6})-(?<primary>[\da-f]{6})-(?<secondary>[\da-f]{6})-(?<tertiary>[\da-f]{6})-(?<seed>\d{1,5})\.svg$/;
const forEver = 'public, max-age=31536000, immutable';

/** Artwork in the studio's colours. All that it is made of stands in its address, so it never changes. */
export function registerArtwork(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/artwork/:file', (request, reply) => {
    const parts = weavePattern.exec(request.params.file)?.groups;
    if (parts === undefined) return reply.callNotFound();
    const color = (name: string) => `#${parts[name]}`;
    const weave = drawWeave({
      ground: color('ground'),
      primary: color('primary'),
      secondary: color('secondary'),
      tertiary: color('tertiary'),
      seed: Number(parts.seed),
    });
    return reply.header('cache-control', forEver).type('image/svg+xml').send(weave);
  });
}

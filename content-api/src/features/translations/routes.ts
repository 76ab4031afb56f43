import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowUpload } from 'server-kit';
import { z } from 'zod';
import { readForRequest } from '../../core/cache/read-content.ts';
import type { Context } from '../../core/context.ts';
import { translationsCalls } from '../../contract/calls/translations.ts';
import type { TranslationsFileQuery } from '../../contract/translations.ts';
import { writeContent } from '../../core/records/write.ts';
import { kindIn } from '../../contract/kinds/kind-in.ts';
import { requireLanguage } from '../../core/accounts/account-languages.ts';
import { mayEdit } from '../../http/require-right.ts';
import { route } from '../../http/route.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { formats } from './formats.ts';
import type { Format } from './formats.ts';
import { importTexts } from './import-texts.ts';
import { languagesOfFile, textsToTranslate } from './texts-to-translate.ts';
import { textOfFile } from './text-of-file.ts';

/** Texts out to translators, and back in as drafts. */
export async function registerTranslationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const kindsFor = (request: FastifyRequest) => context.kinds.filter((kind) => mayEdit(request, kind));

  const send =
    (format: Format) =>
    async ({ query, request, reply }: Asked) => {
      await context.state.refreshFully();
      return readForRequest(context, request, async (db) => {
        const languages = await languagesOfFile(db, query.language);
        const texts = textsToTranslate(db, kindsFor(request), languages.code, query.state);
        const parts: string[] = [];
        for await (const part of format.write(texts, languages)) parts.push(part);
        const name = `translations-${languages.code}${format.ending}`;
        reply.header('content-disposition', `attachment; filename="${name}"`).type(format.type);
        return parts.join('');
      });
    };

  const take =
    (format: Format) =>
    ({ query, request }: Pick<Asked, 'query' | 'request'>) => {
      allowUpload(request.raw);
      const file = format.read(textOfFile(z.instanceof(Buffer).catch(Buffer.alloc(0)).parse(request.body)));
      const actor = actorOf(request);
      return writeContent(context, actor, async (trx) => {
        const { code } = await languagesOfFile(trx, query.language);
        const { languages } = requireViewer(request).account;
        const kinds = kindsFor(request);
        for (const kind of kinds) await requireLanguage(trx, languages, kindIn(kind, code));
        const by = { kinds, author: actor.userId, clock: context.clock };
        return importTexts(trx, file, by, code);
      });
    };

  route(app, translationsCalls.exportXliff, send(formats.xliff));
  route(app, translationsCalls.exportCsv, send(formats.csv));
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, parsed) => parsed(null, bytes));
    route(scope, translationsCalls.importXliff, take(formats.xliff));
    route(scope, translationsCalls.importCsv, take(formats.csv));
    done();
  });
}

interface Asked {
  query: TranslationsFileQuery;
  request: FastifyRequest;
  reply: FastifyReply;
}

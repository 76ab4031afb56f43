import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowUpload } from 'server-kit';
import { importsCalls } from '../../contract/calls/imports.ts';
import type { ImportState } from '../../contract/imports.ts';
import { post } from '../../contract/kinds/post.ts';
import { requireLanguage } from '../../core/accounts/account-languages.ts';
import { admitAgain } from '../../http/admit.ts';
import { route } from '../../http/route.ts';
import { actorOf, requireViewer } from '../../http/viewer.ts';
import { toIso } from '../../lib/clock.ts';
import { conflict, invalid, notFound } from '../../lib/fault.ts';
import { addFile } from '../media/add-file.ts';
import { storeSent } from '../media/store-file.ts';
import { takeFile } from '../media/sent-file.ts';
import { readAddresses } from './addresses.ts';
import { listBatches, moveBatch, requireBatch, toImport } from './batches.ts';
import type { BatchChanges, ImportTask } from './batches.ts';
import { createImportRunner } from './import-runner.ts';
import { addImportFile, listMissingFiles } from './import-files.ts';
import type { MoveInContext } from './move-in-context.ts';
import { publishable } from './publish-batch.ts';

const ahead: readonly ImportState[] = ['reading', 'ready'];
const runnable: readonly ImportState[] = ['ready', 'drafts', 'public', 'failed'];
const undoable: readonly ImportState[] = ['sending', 'ready', 'drafts', 'public', 'undone', 'failed'];
const replaceable: readonly ImportState[] = ['running', 'drafts', 'public', 'failed'];

/** The calls of moving in. Reading and running go on in this process after the answer. */
export async function registerImportRoutes(app: FastifyInstance, context: MoveInContext): Promise<void> {
  const { database, clock } = context;
  const { queries } = database;
  const runner = createImportRunner(context);
  app.addHook('onReady', () => runner.resume());
  app.addHook('onClose', () => runner.close());

  /** What moves in is in the first language. */
  const requireFirst = (request: FastifyRequest) =>
    requireLanguage(queries, requireViewer(request).account.languages, post);

  const move = (id: string, from: readonly ImportState[], changes: BatchChanges) =>
    moveBatch(queries, id, { from, changes, at: toIso(clock.nowMs()) });
  const begin = (id: string, from: readonly ImportState[], task: ImportTask) =>
    move(id, from, { state: 'running', task, progress: { done: 0, total: 0 } });

  route(app, importsCalls.listImports, async () => (await listBatches(queries)).map(toImport));
  route(app, importsCalls.getImport, async ({ params: { id } }) => toImport(await requireBatch(queries, id)));

  route(app, importsCalls.changeImport, async ({ params: { id }, body }) => {
    const batch = await requireBatch(queries, id);
    const { state, columns } = batch;
    const changes = {
      mapping: { ...batch.mapping, ...body.mapping },
      columns: { ...columns, chosen: { ...columns.chosen, ...body.columns } },
    };
    if (ahead.includes(state)) await runner.reread(id, ahead, changes);
    else await move(id, ['drafts'], changes);
    return toImport(await requireBatch(queries, id));
  });

  route(app, importsCalls.runImport, async ({ params: { id }, request }) => {
    await requireFirst(request);
    await begin(id, runnable, '');
    runner.run(id, actorOf(request));
    return { _id: id, state: 'running' };
  });

  route(app, importsCalls.publishImport, async ({ params: { id }, request }) => {
    await requireFirst(request);
    await begin(id, publishable, 'publish');
    await runner.finish(id, 'publish', actorOf(request));
    return toImport(await requireBatch(queries, id));
  });

  route(app, importsCalls.undoImport, async ({ params: { id }, request }) => {
    await requireFirst(request);
    await begin(id, undoable, 'undo');
    await runner.finish(id, 'undo', actorOf(request));
    return toImport(await requireBatch(queries, id));
  });

  route(app, importsCalls.beginImport, async ({ body: { file, bytes, site }, request }) => {
    await requireFirst(request);
    const sent = { site: siteOf(site), author: actorOf(request).userId };
    return toImport(await requireBatch(queries, await runner.reserve(file, bytes, sent)));
  });

  route(app, importsCalls.listImportFiles, async ({ params: { id } }) =>
    listMissingFiles(queries, (await requireBatch(queries, id)).id),
  );

  route(app, importsCalls.listImportAddresses, async ({ params: { id } }) =>
    readAddresses(queries, await requireBatch(queries, id)),
  );

  await app.register((scope, _options, done) => {
    // The body is read by what takes the file, while it arrives.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    route(scope, importsCalls.startImport, async ({ request }) => {
      await requireFirst(request);
      allowUpload(request.raw);
      const fields = new Map([['site', '']]);
      const stored = await takeFile(request, runner.store, fields);
      const site = siteOf(fields.get('site') ?? '');
      await admitAgain(context, request);
      await runner.begin(stored, { site, author: actorOf(request).userId });
      return { _id: stored.id, state: 'reading' };
    });
    route(scope, importsCalls.sendImportPart, async ({ params: { id }, query: { from }, request }) => {
      await requireFirst(request);
      allowUpload(request.raw);
      const { received, isWhole } = await takeFile(request, (chunks) => runner.append(id, from, chunks));
      await admitAgain(context, request);
      if (isWhole) await runner.reread(id, ['sending']);
      return { received };
    });

    route(scope, importsCalls.replaceImportFile, async ({ params: { id }, query: { address }, request }) => {
      await requireFirst(request);
      const { state, task } = await requireBatch(queries, id);
      if (!replaceable.includes(state) || task !== '') throw busy(state);
      const missing = await listMissingFiles(queries, id);
      if (!missing.some((file) => file.address === address)) throw notFound('File');
      allowUpload(request.raw);
      const actor = actorOf(request);
      const { row, isNew } = await addFile(context, await storeSent(context, request), actor);
      // Where somebody publishes in between, the next run puts it into its place, and an undo removes it.
      await addImportFile(queries, id, { address, path: row.path, isNew, fault: '' });
      await begin(id, replaceable, '');
      runner.run(id, actor);
      return { _id: id, state: 'running' };
    });
    done();
  });
}

function siteOf(sent: string): string {
  const site = sent.trim();
  if (site === '' || /^https?:\/\/[^/\s]+\/?$/i.test(site)) return site;
  throw invalid({ site: 'Site must be an address like https://old.example' });
}

function busy(state: string) {
  return conflict('state', `This batch is ${state}`);
}

// A process of its own, so that a test can end, freeze and restart the server. Prints its port when it listens.
import S3rver from '@20minutes/s3rver';
import S3Error from '@20minutes/s3rver/lib/models/error.js';

const [directory, bucket, port] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: bucket }],
});

let lastWrite = Promise.resolve();

// s3rver does not know conditional writes and would write in any case. This is the one addition to it: a PUT with
// `If-None-Match: *` of an object that is there answers 412, and such writes come one after the other.
server.middleware.unshift((context, next) => {
  if (context.method !== 'PUT' || context.get('if-none-match') !== '*') return next();
  const write = lastWrite.then(async () => {
    const [, name, ...key] = decodeURIComponent(context.path).split('/');
    if (await server.store.existsObject(name, key.join('/'))) {
      context.req.resume();
      throw new S3Error('PreconditionFailed', 'At least one of the preconditions you specified did not hold.');
    }
    await next();
  });
  lastWrite = write.catch(() => undefined);
  return write;
});

const { port: chosen } = await server.run();
process.stdout.write(`${chosen}\n`);

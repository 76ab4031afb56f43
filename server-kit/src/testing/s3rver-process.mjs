// A process of its own, so that a test can end, freeze and restart the server. Prints its port when it listens.
import S3rver from '@20minutes/s3rver';
import S3Error from '@20minutes/s3rver/lib/models/error.js';

const skewMaxMs = 15 * 60_000;
const [directory, bucket, port] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: bucket }],
});

let lastWrite = Promise.resolve();

// Two additions to s3rver. It means to compare clocks, but cannot read the date that signatures of version 4 have.
server.middleware.unshift((context, next) => {
  const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(context.get('x-amz-date')) ?? [];
  const iso = `${day?.replace(/(\d{4})(\d\d)/, '$1-$2-')}T${time?.replace(/(\d\d)(\d\d)/, '$1:$2:')}Z`;
  if (Math.abs(Date.parse(iso) - Date.now()) <= skewMaxMs) return next();
  throw new S3Error(
    'RequestTimeTooSkewed',
    'The difference between the request time and the current time is too large.',
  );
});

// And it does not know conditional writes, and would write in any case: a PUT with `If-None-Match: *` of an object that is
// there answers 412, and such writes come one after the other.
server.middleware.unshift((context, next) => {
  if (context.method !== 'PUT' || context.get('if-none-match') !== '*') return next();
  const write = lastWrite.then(async () => {
    const [, name, ...key] = decodeURIComponent(context.path).split('/');
    if (await server.store.existsObject(name, key.join('/'))) {
      context.req.resume();
      throw new S3Error(
        'PreconditionFailed',
        'At least one of the preconditions you specified did not hold.',
      );
    }
    await next();
  });
  lastWrite = write.catch(() => undefined);
  return write;
});

const { port: chosen } = await server.run();
process.stdout.write(`${chosen}\n`);

import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';

/** The limit: the same Fastify, in a process of its own, sending one constant buffer. Run by `bench/run.ts`. */
const from = process.argv[2] ?? '';
const body = brotliCompressSync(Buffer.from(await (await fetch(from)).arrayBuffer()));
const app = Fastify();
app.get('/', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').header('content-encoding', 'br').send(body),
);
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify(app.server.address())}\n`);

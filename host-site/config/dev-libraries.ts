/** The packages that every start of the site's server loads, for the process that waits for a change (`npm run dev`). */
import '@fastify/http-proxy';
import '@fastify/proxy-addr';
import '@fastify/static';
import 'fastify';
import 'isbot';
import 'lru-cache';
import 'pino';
import 'undici';
import 'zod';

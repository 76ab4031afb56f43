/**
 * The packages that every start of the API loads, for the process that waits for a change (`npm run dev`). A package that
 * is missing here costs time only.
 */
import '@fastify/busboy';
import '@fastify/cors';
import '@fastify/formbody';
import '@fastify/helmet';
import '@fastify/proxy-addr';
import '@fastify/rate-limit';
import '@fastify/swagger';
import '@node-rs/argon2';
import '@zxcvbn-ts/language-common';
import 'bson';
import 'csv-stringify';
import 'fastify';
import 'ipaddr.js';
import 'kysely';
import 'lru-cache';
import 'markdown-it';
import 'markdown-it-footnote';
import 'negotiator';
import 'otpauth';
import 'pino';
import 'zod';

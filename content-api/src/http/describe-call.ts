import type { FastifySchema } from 'fastify';
import type { Call } from '../contract/call.ts';
import { toJsonSchema } from './to-json-schema.ts';

/** A call of the contract in the words of a Fastify schema: for the description only, nothing is checked by it. */
export function describeCall(call: Call): FastifySchema {
  return {
    operationId: call.id,
    summary: call.summary,
    ...(describedAccess(call) && { description: describedAccess(call) }),
    ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
    ...(call.params && { params: toJsonSchema(call.params, 'input') }),
    ...(call.query && { querystring: toJsonSchema(call.query, 'input') }),
    ...(call.takesFile === true && fileBody),
    ...(call.body && { body: toJsonSchema(call.body, 'input'), consumes: bodyTypes(call) }),
    response: {
      [call.status]: {
        ...describedAnswer(call),
        description: 'Success',
      },
      default: { $ref: 'ApiError#', description: 'Failure' },
    },
  };
}

/** Which rights a call asks for, for people who read the description. */
function describedAccess({ access }: Call): string | undefined {
  if (typeof access === 'string') return access === 'console' ? 'Any account of the console' : undefined;
  const named = access.map((need) => (need === 'kind' ? 'that of the kind, usually content' : need));
  return `Needs the right ${named.join(' and ')}`;
}

function describedAnswer({ answer, answersFile }: Call): object {
  if (answersFile === true) return { type: 'string', format: 'binary' };
  return answer === undefined ? { type: 'null' } : toJsonSchema(answer, 'output');
}

const fileBody = {
  body: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
  consumes: ['multipart/form-data', 'application/octet-stream'],
};

function bodyTypes({ takesForms }: Call): string[] {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  return ['application/json', ...(takesForms === true ? forms : [])];
}

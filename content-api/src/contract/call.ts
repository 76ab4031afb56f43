import type { z } from 'zod';
import type { Right } from './rights.ts';

/** A right, or `kind`: the right that the kind of content in the path asks for. */
export type Need = Right | 'kind';

/**
 * Access to a call. `public`: anybody; `user`: any signed-in account; `console`: any that may enter the console; a
 * list: those of them that have all of these rights.
 */
export type Access = 'public' | 'user' | 'console' | readonly [Need, ...Need[]];

/** One call of the API: what the server answers by, what OpenAPI is made from, what a client may rely on. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  id: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/api/projects/{id}`. */
  path: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Keys of the body that are ignored rather than refused: what a GET returned may be sent back. */
  ignoredKeys?: readonly string[];
  /** A request without a body is taken as one with an empty object. */
  mayOmitBody?: boolean;
  /** Takes the body as a plain HTML form sends it, too. */
  takesForms?: boolean;
  /** Takes a file, as a field of a form or as the whole body, and reads it while it arrives. */
  takesFile?: boolean;
  /** Answers a file instead of JSON. */
  answersFile?: boolean;
  /** Counts as a read in the limits of a session: it is made while somebody types, and keeps nothing. */
  countsAsRead?: boolean;
  /** Largest body in bytes. */
  bodyLimit?: number;
  status: 200 | 201 | 202 | 204;
  answer?: Answer;
}

/** Keeps the exact schemas of a call in its type. */
export function defineCall<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call;
}

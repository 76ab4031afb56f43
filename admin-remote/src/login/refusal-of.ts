import { apiErrorSchema } from 'content-api/contract';
import type { ApiError } from 'content-api/contract';

const refusalSchema = apiErrorSchema.pick({ code: true, challenge: true, methods: true });

/** Details of a refused login beside the message; undefined when the server did not answer. */
export function refusalOf({
  body,
}: {
  body?: object;
}): Partial<Pick<ApiError, 'code' | 'challenge' | 'methods'>> {
  return refusalSchema.safeParse(body).data ?? {};
}

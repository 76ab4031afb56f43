import { apiErrorSchema } from 'content-api/contract';
import type { ApiError } from 'content-api/contract';

const refusalSchema = apiErrorSchema.pick({ code: true, challenge: true, methods: true });

/** What the server says beside its message when it refuses a login; nothing when it did not answer. */
export function refusalOf({
  body,
}: {
  body?: object;
}): Partial<Pick<ApiError, 'code' | 'challenge' | 'methods'>> {
  return refusalSchema.safeParse(body).data ?? {};
}

import type { Message, MessagePatch, Messages } from 'content-api/contract';
import type { Api } from '../../../lib/api-client.ts';
import { apiFailure } from '../../../lib/api-failure.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { isObject } from '../../../lib/is-object.ts';
import { requireRecord } from '../../../lib/require-record.ts';

export type Folder = 'inbox' | 'spam';

export async function fetchMessages(
  api: Api,
  folder: Folder,
  page: number,
  signal?: AbortSignal,
): Promise<Messages> {
  const body = await api.get(endpoints.messages, { params: { folder, page, size: 24 }, signal });
  if (!isObject(body) || !Array.isArray(body.messages)) throw apiFailure('unreadable');
  return body as unknown as Messages;
}

export async function updateMessage(api: Api, id: string, patch: MessagePatch): Promise<Message> {
  return requireRecord<Message>(await api.patch(endpoints.message(id), patch));
}

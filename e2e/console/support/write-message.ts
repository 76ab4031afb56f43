import { request } from '@playwright/test';
import { studio } from '../../support/studio.ts';

/** Sends a message as a visitor does. */
export async function writeMessage(subject: string): Promise<void> {
  const visitor = await request.newContext({ baseURL: studio.apiUrl });
  const data = { name: 'Mira Shah', email: 'mira@visitor.example', subject, message: 'Line one.\nLine two.' };
  const answer = await visitor.post('/api/contact', { data });
  if (!answer.ok()) throw new Error(`The message was answered with ${answer.status()}.`);
  await visitor.dispose();
}

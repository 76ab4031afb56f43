import { once } from 'node:events';

// Preloaded into a process that stands by: the script of its server runs when the supervisor sends a message.
process.channel?.ref();
await once(process, 'message');
process.channel?.unref();

import { once } from 'node:events';
import { stripTypeScriptTypes } from 'node:module';

// Preloaded into a process that stands by: the script of its server runs when the supervisor sends a message.
// Node loads its remover of types with the first source that is not in the compile cache. A changed source is one.
stripTypeScriptTypes('');
process.channel?.ref();
await once(process, 'message');
process.channel?.unref();

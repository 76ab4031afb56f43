import { config } from 'zod/v4/core';

// The policy of the pages forbids code that is made from text. Schemas try it otherwise, and browsers report each try.
config({ jitless: true });

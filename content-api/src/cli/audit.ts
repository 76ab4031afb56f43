import type { ChainEnd } from '../core/audit/audit-chain.ts';
import { verifyAudit } from '../core/audit/verify-audit.ts';
import { openForCommand } from './open-for-command.ts';
import { commandConfig, runCommand, say, usage } from './support.ts';

const help = `audit verify [END]
  verify         checks every row of the audit against its chain; exits 1 when something was changed
  verify END     also that an end which was noted before, such as 120:9f86…, is still part of it`;

await runCommand(async (args) => {
  const [command, end, ...rest] = args;
  if (command !== 'verify' || rest.length > 0) throw usage(help);
  const known = end === undefined ? undefined : parseEnd(end);
  const database = await openForCommand(commandConfig());
  try {
    const { rows, erased, older, head, fault } = await verifyAudit(database.queries, known);
    say(`${rows} rows checked, ${erased} of them erased, ${older} from before the chain.`);
    if (fault === undefined) return say(`The chain is whole. Its end: ${head.seq}:${head.hash}`);
    say(`The audit was tampered with: ${fault}.`);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
});

function parseEnd(text: string): ChainEnd {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined) throw usage(help);
  return { seq: Number(seq), hash };
}

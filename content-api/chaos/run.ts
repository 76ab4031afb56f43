import { crashWhileStarting, crashWhileWriting } from './crash-rounds.ts';

/** `npm run chaos -w content-api [-- ROUNDS]`: so many crashes in mid-write, half as many at first start. */
/** In time of the processor: other suites may run beside this one. */
const restartMaxCpuMs = 3000;
const rounds = Number(process.argv[2] ?? 40);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run chaos -w content-api [-- ROUNDS]');
  process.exit(1);
}
const writing = await crashWhileWriting(rounds, console.log);
const starting = await crashWhileStarting(Math.ceil(rounds / 2), console.log);
for (const fault of [...writing.faults, ...starting.faults]) console.error(fault);
console.log(
  `${writing.rounds} crashes while writing, ${starting.rounds} while starting; ${writing.acknowledged} acknowledged ` +
    `writes, ${writing.faults.length + starting.faults.length} faults; slowest start after a crash ${writing.slowestStartMs} ms, ${writing.slowestStartCpuMs} ms of the processor`,
);
const isPrompt = writing.slowestStartCpuMs < restartMaxCpuMs;
if (!isPrompt) console.error(`a start took longer than ${restartMaxCpuMs} ms of the processor`);
process.exitCode = isPrompt && writing.faults.length + starting.faults.length === 0 ? 0 : 1;

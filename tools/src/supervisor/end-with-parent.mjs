// Preloaded into every supervised server: should the supervisor be killed, nobody is left behind.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

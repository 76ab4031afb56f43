// Preloaded into every supervised server: it ends when the supervisor is killed.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

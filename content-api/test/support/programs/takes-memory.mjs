const kept = [];
process.on('message', () => {
  setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 20);
});

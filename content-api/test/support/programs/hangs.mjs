process.on('message', () => {
  for (;;);
});

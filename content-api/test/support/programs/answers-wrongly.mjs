process.on('message', ({ id }) => process.send({ id, type: 'x'.repeat(1_000_000) }));

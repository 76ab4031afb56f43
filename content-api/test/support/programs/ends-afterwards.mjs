process.on('message', ({ id }) => process.send({ id }, () => process.exit(1)));

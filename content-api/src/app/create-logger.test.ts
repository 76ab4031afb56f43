import pino from 'pino';
import { loggerOptions } from './create-logger.ts';

function written(fields: object): string {
  let lines = '';
  pino(loggerOptions('info'), { write: (line: string) => void (lines += line) }).info(fields, 'told');
  return lines;
}

const secrets = { authorization: 'Bearer s3cret', cookie: 's3cret', password: 's3cret', token: 's3cret' };

test.each(['req', 'request', 'res', 'reply'])(
  'neither headers nor a body of %s give secrets away',
  (name) => {
    const line = written({ [name]: { headers: secrets, body: { ...secrets, message: 's3cret' } } });
    expect(line).not.toContain('s3cret');
    expect(line).toContain('[hidden]');
  },
);

test('nor do headers and a body that stand for themselves', () => {
  expect(written({ headers: secrets, body: { ...secrets, newPassword: 's3cret' } })).not.toContain('s3cret');
});

test('text from a client stays a value on one line', () => {
  const line = written({ route: '%s %j\n{"level":60}' });
  expect(line.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ route: '%s %j\n{"level":60}', msg: 'told' });
});

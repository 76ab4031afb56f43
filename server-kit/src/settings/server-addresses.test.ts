import { areServerAddresses, serverAddresses } from './server-addresses.ts';

test('one server stays as it is written', () => {
  for (const url of [
    'postgres://studio:a,b%40c@db.example/studio',
    'postgresql://studio@localhost/postgres?host=%2Ftmp%2Fpg&options=-c%20search_path%3Dx',
    'postgres:///studio?host=/run/postgresql',
  ]) {
    expect(serverAddresses(url)).toEqual([url]);
    expect(areServerAddresses(url)).toBe(true);
  }
});

test('several servers are one address each, in their order', () => {
  expect(serverAddresses('postgres://studio:a@one:5432,two:5433,[::1]/studio?sslmode=require')).toEqual([
    'postgres://studio:a@one:5432/studio?sslmode=require',
    'postgres://studio:a@two:5433/studio?sslmode=require',
    'postgres://studio:a@[::1]/studio?sslmode=require',
  ]);
  const bySockets = serverAddresses('postgres://studio@localhost/studio?host=/a,/b&port=5432,5433');
  expect(bySockets.map((address) => new URL(address).searchParams.get('host'))).toEqual(['/a', '/b']);
  expect(bySockets.map((address) => new URL(address).searchParams.get('port'))).toEqual(['5432', '5433']);
});

test('a faulty address among several is noticed', () => {
  expect(areServerAddresses('postgres://studio@one:5432,two:x/studio')).toBe(false);
  expect(areServerAddresses('mysql://studio@one,two/studio')).toBe(false);
});

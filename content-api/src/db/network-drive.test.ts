import { tmpdir } from 'node:os';
import { refuseNetworkDrive } from './network-drive.ts';

test.each([0x6969, 0x517b, 0xff534d42, 0xff534d42 | 0, 0xfe534d42])(
  'a folder on a network drive (kind %i) is refused with what to do instead',
  (kind) => {
    expect(() => refuseNetworkDrive('/mnt/share', () => kind)).toThrow(
      /network drive.*DATA_DIR.*DATABASE_URL/,
    );
  },
);

test('a local folder is taken', () => {
  expect(() => refuseNetworkDrive('/data', () => 0xef53)).not.toThrow();
  expect(() => refuseNetworkDrive(tmpdir())).not.toThrow();
});

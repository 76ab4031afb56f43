import { isPublicAddress } from './public-address.ts';

test.each(['1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['::7f00:1', 'an IPv4 address in the deprecated form'],
  ['::ffff:1.1.1.1', 'mapped'],
  ['64:ff9b::a00:1', 'translated'],
  ['64:ff9b:1::a00:1', 'translated within a network'],
  ['2002:a00:1::', '6to4'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['3fff::1', 'documentation'],
  ['2001:10::1', 'ORCHID'],
  ['2001:20::1', 'ORCHID'],
  ['2001:2::1', 'benchmarking'],
  ['100:0:0:1::1', 'a dummy prefix'],
  ['4000::1', 'not assigned'],
  ['fec0::1', 'of a site'],
  ['fe80::1%eth0', 'of a link, with its zone'],
])('%s is not: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

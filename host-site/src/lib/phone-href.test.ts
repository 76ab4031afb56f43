/** @jest-environment node */
import { phoneHref } from './phone-href.ts';

test.each([
  ['+91 00000 00000', 'tel:+910000000000'],
  ['+49 (0)30 1234-56', 'tel:+4930123456'],
  ['+49 (0) 30 123456', 'tel:+4930123456'],
  ['(030) 123 456', 'tel:030123456'],
  ['+1 555 0100 ext. 12', 'tel:+15550100;ext=12'],
  ['+1 555 0100, extension 12', 'tel:+15550100;ext=12'],
  ['555 0100 x12', 'tel:5550100;ext=12'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['Tel.: +44 (0)20 7946 0958', 'tel:+442079460958'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

import { expect, test } from 'vitest';
import { isLoopback, networkOf } from './network-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('battery 50 limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('callers of this machine are told from others', () => {
  expect(
    ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.0.0.1', '::2', '2127.0.0.1'].map(isLoopback),
  ).toEqual([true, true, true, true, false, false, false]);
});

import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:5::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s [SEC-02]', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each(['', 'unknown', ':::', 'x'.repeat(500), '1:2:3:4:5:6:7:8:9:10'])(
  'makes something short of %s, which is no address',
  (address) => {
    expect(networkOf(address).length).toBeLessThanOrEqual(64)
  },
)

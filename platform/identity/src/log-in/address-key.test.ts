import { expect, test } from 'vitest'
import { addressKey, addressNetworks, widestNetworkKey } from './address-key'

test('IPv4 addresses count as they are, also when written as IPv6', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::FFFF:cb00:7107')).toBe('203.0.113.7')
  expect(addressKey('::ffff:198.51.100.7')).toBe('198.51.100.7')
  expect(addressKey('::ffff:203.0.113.200')).toBe('203.0.113.200')
})

test('IPv6 addresses count by their first 64 bits', () => {
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0')
  expect(addressKey('2001:0DB8:0000:0000:1:2:3:4')).toBe('2001:db8:0:0')
  expect(addressKey('2001:db8:0:1::')).toBe('2001:db8:0:1')
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0')
  expect(addressKey('::1')).toBe('0:0:0:0')
  expect(addressKey('::1:2:3:4:5:6:7')).toBe('0:1:2:3')
  expect(addressKey('2001:db8::1:2:3:4:5')).toBe('2001:db8:0:1')
  // Only all zeros before it make the rest an IPv4 address.
  expect(addressKey('1:0:0:0:0:ffff:cb00:7107')).toBe('1:0:0:0')
  expect(addressKey('0:0:0:0:1:ffff:cb00:7107')).toBe('0:0:0:0')
})

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24'], [1, 8]],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24'], [1, 8]],
  ['2001:db8:1:2ff::9', ['2001:db8:1:2ff', '2001:db8:1:200/56', '2001:db8:1/48'], [1, 4, 16]],
  ['2001:db8:1:fe01::9', ['2001:db8:1:fe01', '2001:db8:1:fe00/56', '2001:db8:1/48'], [1, 4, 16]],
  ['unix-socket', ['unix-socket'], [1]],
])('%s counts in its networks, the wider of which have more', (address, keys, times) => {
  const networks = addressNetworks(address)
  expect(networks.map(({ key }) => key)).toEqual(keys)
  expect(networks.map((network) => network.times)).toEqual(times)
  expect(widestNetworkKey(address)).toBe(keys.at(-1))
})

test('what is no address counts as its text', () => {
  expect(addressKey(' unix-Socket ')).toBe('unix-socket')
  expect(addressKey('')).toBe('')
})

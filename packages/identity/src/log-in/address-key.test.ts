import { expect, test } from 'vitest'
import { addressKey } from './address-key'

test('IPv4 addresses count as they are, also when written as IPv6', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::FFFF:cb00:7107')).toBe('203.0.113.7')
})

test('IPv6 addresses count by their first 64 bits', () => {
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0')
  expect(addressKey('2001:0DB8:0000:0000:1:2:3:4')).toBe('2001:db8:0:0')
  expect(addressKey('2001:db8:0:1::')).toBe('2001:db8:0:1')
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0')
  expect(addressKey('::1')).toBe('0:0:0:0')
})

test('what is no address counts as its text', () => {
  expect(addressKey(' unix-Socket ')).toBe('unix-socket')
  expect(addressKey('')).toBe('')
})

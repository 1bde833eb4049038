import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { hostCheck, refuseUnknownHosts } from './host-check'

const every = hostCheck({ listed: null, loopback: true })
const demo = hostCheck({ listed: ['demo.example.com'], loopback: true })
const production = hostCheck({ listed: ['my.example.com'], loopback: false })

describe('the check of a Host header', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST.',
    'a.',
    'amigo.localhost:3000',
    'my.example.com',
    '127.0.0.1:80',
    '[::1]:3000',
    `${'a'.repeat(63)}.example`,
  ])('reads %s', (host) => {
    expect(every(host)).toBe(true)
  })

  it.each([
    '',
    '.',
    ':80',
    'a..b',
    'a_b',
    '-a',
    'localhost:',
    'localhost:x',
    'localhost:123456',
    'localhost:1:2',
    'localhost/x',
    'localhost@evil.example',
    '[::1',
    '[::1]x',
    '[]',
    'a b',
    `${'a'.repeat(64)}.example`,
  ])('refuses %j, which is none', (host) => {
    expect(every(host)).toBe(false)
  })

  it('reads the longest name of the DNS at the highest port, and nothing longer', () => {
    const label = 'a'.repeat(63)
    const longest = [label, label, label, 'a'.repeat(61)].join('.')
    expect(every(`${longest}:65535`)).toBe(true)
    expect(every(`${longest}a:65535`)).toBe(false)
  })

  it('takes no longer for a long name than for a short one, however its labels might be divided', () => {
    // The header may have 16 KB; a name of 260 letters is the longest that is parsed.
    const hostile = [24, 31, 40, 259, 260, 16_000].flatMap((length) => [
      `${'a'.repeat(length)}_`,
      `${'a.'.repeat(length / 2)}_`,
      `${'a-'.repeat(length / 2)}!`,
      `[${':'.repeat(length)}`,
      `localhost:${'1'.repeat(length)}x`,
      `${'.'.repeat(length)}`,
    ])
    const before = process.cpuUsage()
    for (const host of hostile) expect([host.length, every(host)]).toEqual([host.length, false])
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(100)
  })

  it('answers this machine’s own names and the listed ones in demo mode, so that no name of another leads here', () => {
    for (const host of ['localhost:3200', 'tara.localhost', '127.0.0.1', '[::1]', 'demo.example.com:443']) {
      expect([host, demo(host)]).toEqual([host, true])
    }
    for (const host of [
      'evil.example:3200',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '10.0.0.1',
    ]) {
      expect([host, demo(host)]).toEqual([host, false])
    }
  })

  it('answers the listed ones alone in production, in any case and at any port', () => {
    expect(production('My.Example.com:8443')).toBe(true)
    expect(production('localhost')).toBe(false)
    expect(production('www.my.example.com')).toBe(false)
  })
})

describe('a request', () => {
  it('is refused with two Host headers, whichever hosts they name', async () => {
    const app = Fastify()
    refuseUnknownHosts(app, () => true)
    app.get('/', async () => 'answered')
    const request = async (host: string | string[], more: Readonly<Record<string, string>> = {}) =>
      (await app.inject({ url: '/', headers: { Host: host, ...more } })).payload
    expect(await request('localhost')).toBe('answered')
    expect(await request('localhost', { 'x-header': 'host' })).toBe('answered')
    expect(await request(['localhost', 'localhost'])).toContain('INVALID_HOST')
    expect(await request(['localhost', 'localhost'], { 'x-header': 'host' })).toContain('INVALID_HOST')
    await app.close()
  })
})

import { parse } from 'node:querystring'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leastBlockMs, longestBlockMs } from '../robustness/longest-block'
import { type AbuseWorld, openAbuseWorld, ownPage, type Target, withHole } from './abuse-world'
import { multipart } from './hostile-files'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
})
afterAll(() => world.world.close())

describe('A37: a request whose head or form is costly to read', () => {
  it('holds up nobody for more than 100 ms, and is answered without failing', async () => {
    expect(await findLeaks(world)).toEqual([])
  }, 120_000)

  twinIt('is reported by this check when a pattern tries every way to divide a host', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async ({ headers: { host = '' } }, _reply, payload) => {
          // Only as many letters as take a second: each further one doubles the time.
          const divided = `${host.slice(0, 25)}${host.slice(27, 28)}`
          return /^(?:[a-z0-9](?:[a-z0-9-]{0,62}\.?)+)$/i.test(divided) ? payload : ''
        })
      },
    })
    expect(await findLeaks(planted, /^host of letters/)).toContainEqual(
      expect.stringMatching(/^host of letters, 27: \d{3,} ms$/),
    )
  })

  twinIt('is reported by this check when a form may have any number of fields', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.removeContentTypeParser('application/x-www-form-urlencoded')
        app.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          async (_request: unknown, body: string | Buffer) => {
            const fields = parse(String(body), '&', '=', { maxKeys: 0 })
            const names = Object.keys(fields)
            names.sort((one, other) => parts(names, other) - parts(names, one))
            return fields
          },
        )
      },
    })
    expect(await findLeaks(planted, /^form of many/)).toContainEqual(
      expect.stringMatching(/^form of many fields, \d+: \d{3,} ms$/),
    )
  })
})

/** Runs that make patterns backtrack, ending in a mismatch. */
const runs: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => `${'a'.repeat(length)}_`,
  labels: (length) => `${'a.'.repeat(length / 2)}_`,
  hyphens: (length) => `${'a-'.repeat(length / 2)}!`,
  points: (length) => `${'.'.repeat(length)}_`,
  digits: (length) => `localhost:${'1'.repeat(length)}x`,
  commas: (length) => `${','.repeat(length)};`,
  spaces: (length) => `x${' '.repeat(length)}x`,
  pairs: (length) => `${'a=b;'.repeat(length / 4)}=`,
}

/** Headers that our code reads. */
const readHeaders = [
  'host',
  'cookie',
  'authorization',
  'origin',
  'accept-language',
  'accept-encoding',
  'content-type',
  'user-agent',
  'x-forwarded-for',
  'if-none-match',
  'idempotency-key',
]

/** The lengths tried, each if the shorter ones were fast: a name, and the maximum that Node accepts for a head. */
const headLengths = [27, 260, 15_000]

async function findLeaks(target: AbuseWorld, only = /./): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const name of readHeaders) {
    for (const [kind, run] of Object.entries(runs)) {
      const requests = headLengths.map((length) => ({
        name: `${name} of ${kind}, ${length}`,
        request: () => headed(name, run(length)),
      }))
      if (only.test(`${name} of ${kind}`)) leaks.push(...(await firstSlow(target, requests)))
    }
  }
  for (const [name, form] of Object.entries(forms)) {
    const requests = formSizes.map((size) => ({
      name: `${name}, ${size}`,
      request: () => form(size),
    }))
    if (only.test(name)) leaks.push(...(await firstSlow(target, requests)))
  }
  return leaks
}

function headed(name: string, value: string): InjectOptions {
  const isType = name === 'content-type'
  return {
    method: isType ? 'POST' : 'GET',
    url: '/login',
    headers: { ...ownPage, [name]: value },
    ...(isType ? { payload: 'a=b' } : {}),
  }
}

const posted = (payload: string): InjectOptions => ({
  method: 'POST',
  url: '/login',
  headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
  payload,
})

/** Sizes of a form: short, just below the limit, and far above it. */
const formSizes = [1_000, 7_000, 110_000]

/** Returns the number of names that start with this one. */
const parts = (names: readonly string[], name: string) =>
  names.filter((other) => other.startsWith(name)).length

/** Forms that a guest posts; the size is in fields or, for a name or a value, nine times as many letters. */
const forms: Readonly<Record<string, (size: number) => InjectOptions>> = {
  'form of many fields': (size) => posted(Array.from({ length: size }, (_, index) => `f${index}=`).join('&')),
  'form of one name many times': (size) => posted('username=a&'.repeat(Math.min(size, 90_000))),
  'form of a long value': (size) => posted(`username=${'%3Cb'.repeat(size * 2)}`),
  'form of a long name': (size) => posted(`${'a'.repeat(size * 9)}=1`),
  'form with a file of a long name': (size) => {
    const file = { field: 'attachment', name: `${'.'.repeat(size)}x`, bytes: Buffer.from('x') }
    const { contentType, payload } = multipart({}, file)
    return {
      method: 'POST',
      url: '/documents',
      headers: { ...ownPage, 'content-type': contentType },
      payload,
    }
  },
}

interface Try {
  readonly name: string
  readonly request: () => InjectOptions
}

/** Returns the first of `tries` that blocked the event loop for too long or failed. */
async function firstSlow(target: Target, tries: readonly Try[]): Promise<readonly string[]> {
  for (const { name, request } of tries) {
    let worst = 0
    const least = await leastBlockMs(name, async () => {
      worst = Math.max(worst, (await target.send(request())).statusCode)
    })
    if (worst >= 500) return [`${name}: ${worst}`]
    if (least > longestBlockMs) return [`${name}: ${Math.round(least)} ms`]
  }
  return []
}

import { isPorchlightError } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  countAttempt,
  countCreation,
  countMailToPerson,
  isWithinLimit,
  mayMailFromDevice,
  mayMailPerson,
  mayMailTo,
} from './count-attempt'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const counter = () => ({ identity: world.context.identity })
const customer: Viewer = { class: 'customer', language: 'en', userId: 'ana', contactId: '' }

/** How many of `times` attempts are allowed, each so long after the one before. */
async function allowed(times: number, attempt: () => Promise<unknown>, everyMs = 0): Promise<number> {
  let count = 0
  for (let index = 0; index < times; index += 1) {
    const answer = await attempt().catch((error: unknown) => {
      if (!isPorchlightError(error, 'rateLimited')) throw error
      return false
    })
    if (answer !== false) count += 1
    world.advance(everyMs)
  }
  return count
}

describe('an attempt beyond its limit', () => {
  it('is refused with the time to come back, in minutes that are rounded up', async () => {
    const attempt = () => countAttempt(counter(), 'orderChangeOfPerson', 'ana')
    expect(await allowed(21, attempt)).toBe(20)
    world.advance(60_000 - 1)
    await expect(attempt()).rejects.toMatchObject({
      retryAfterSeconds: 3_541,
      message: expect.stringContaining(' 60 minutes'),
    })
    world.advance(1)
    await expect(attempt()).rejects.toMatchObject({ message: expect.stringContaining(' 59 minutes') })
    expect(await isWithinLimit(counter(), 'orderChangeOfPerson', 'ana')).toBe(false)
    expect(await isWithinLimit(counter(), 'orderChangeOfPerson', 'ivo')).toBe(true)
  })
})

describe('records that a viewer creates', () => {
  const creations = (viewer: Viewer, objectApiName: string) =>
    allowed(32, () => countCreation(counter(), viewer, objectApiName, world.context.pool))

  it('are counted where customers create them, cases and replies together, and nobody else’s are', async () => {
    expect(await creations(customer, 'Case')).toBe(30)
    expect(await creations(customer, 'CaseComment')).toBe(0)
    expect(await creations({ ...customer, userId: 'ivo' }, 'CaseComment')).toBe(30)
    expect(await creations(customer, 'Account')).toBe(32)
    expect(await creations({ class: 'admin', language: 'en', userId: 'ana' }, 'Case')).toBe(32)
  })
})

describe('mails', () => {
  it.each<[string, (key: string) => Promise<unknown>]>([
    ['a person', (key) => countMailToPerson(counter(), key, world.context.pool)],
    ['a person who is not told of it', (key) => mayMailPerson(counter(), key, world.context.pool)],
    ['a known device', (key) => mayMailFromDevice(counter(), key, world.context.pool)],
    ['a mailbox', (key) => mayMailTo(counter(), `${key}@example.com`, world.context.pool)],
  ])('go out once a minute and five times a day for %s', async (name, attempt) => {
    const key = name.replaceAll(' ', '-')
    expect(await allowed(3, () => attempt(key))).toBe(1)
    expect(await allowed(3, () => attempt(`${key}-other`), 60_000)).toBe(3)
    world.advance(60_000)
    expect(await allowed(8, () => attempt(key), 60_000)).toBe(4)
    world.advance(24 * 3_600_000)
    expect(await allowed(2, () => attempt(key))).toBe(1)
  })

  it('to one mailbox are counted together, whatever stands behind its plus', async () => {
    expect(await mayMailTo(counter(), 'dana@example.com', world.context.pool)).toBe(true)
    expect(await mayMailTo(counter(), 'Dana+1@example.com', world.context.pool)).toBe(false)
  })
})

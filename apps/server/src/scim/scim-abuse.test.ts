import { createHmac } from 'node:crypto'
import { inSweep } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScimClient, filtered, oktaUser, patchOf } from './testing/scim-client'
import { createScimWorld, directoryTokens, type ScimWorld } from './testing/scim-world'

const numRuns = inSweep(2_000, { otherwise: 150 })

let served: ScimWorld
let userId: string
let groupId: string

beforeAll(async () => {
  served = await createScimWorld()
  userId = (await served.scim('POST', '/Users', oktaUser('fuzzed', 'fuzzed@company.example.com', 'Fuzzed')))
    .body.id
  groupId = (await served.scim('POST', '/Groups', { displayName: 'desk' })).body.id
})
afterAll(() => served.close())

describe('a token of another door', () => {
  it('opens nothing at SCIM: a session, a program’s token, an ID token, or the hash of the right one', async () => {
    const { world, company } = served
    const session = await world.tokenOf('admin@example.com')
    const seconds = Math.floor(Date.now() / 1_000)
    const claims = { iss: company.issuer, aud: company.clientId, sub: 's', iat: seconds, exp: seconds + 60 }
    const [right] = directoryTokens
    const hash = createHmac('sha256', right).update(right).digest('hex')
    for (const token of [session, await company.sign(claims), `${session}x`, hash]) {
      const { status } = await createScimClient(world.origin, token)('GET', '/Users')
      expect(status).toBe(401)
    }
    const cookie = { cookie: `porchlight_session=${session}` }
    expect((await createScimClient(world.origin, null)('GET', '/Users', undefined, cookie)).status).toBe(401)
  })

  it('is what the directory’s token is at the data service, the methods and the live stream', async () => {
    const { origin } = served.world
    const headers = { authorization: `Bearer ${directoryTokens[0]}`, 'content-type': 'application/json' }
    const posts = { method: 'POST', body: '{}', headers }
    const answers = await Promise.all([
      fetch(`${origin}/services/data/v65.0/ui-api/object-info/Account`, { headers }),
      fetch(`${origin}/live`, { headers }),
      fetch(`${origin}/lwr/apex/v65.0/CustomerPortalStaffController/listStaff`, posts),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })
})

describe('a request that comes again, or for somebody else', () => {
  it('changes nothing the second time', async () => {
    const body = oktaUser('again', 'again@company.example.com', 'Again')
    expect((await served.scim('POST', '/Users', body)).status).toBe(201)
    expect((await served.scim('POST', '/Users', body)).status).toBe(409)
    const list = await served.scim('GET', filtered('/Users', 'externalId eq "again"'))
    const [person] = list.body.Resources ?? []
    const off = patchOf({ op: 'replace', value: { active: false } })
    const first = await served.scim('PATCH', `/Users/${person?.id}`, off)
    const second = await served.scim('PATCH', `/Users/${person?.id}`, off)
    expect(second.body.meta).toEqual(first.body.meta)
  })

  it('gives nobody the access of another by their external id', async () => {
    const { company, scim } = served
    const { body } = await scim('POST', '/Users', oktaUser('owner', 'owner@company.example.com', 'Owner'))
    await scim(
      'PATCH',
      `/Groups/${groupId}`,
      patchOf({ op: 'add', path: 'members', value: [{ value: body.id }] }),
    )
    company.people.set('owner', { email: 'owner@company.example.com', groups: [] })
    company.people.set('taker', { email: 'owner@company.example.com', groups: ['desk'] })
    expect((await served.come('owner')).end).toBe('/console')
    expect((await served.come('taker')).end).toBe('/login?company-refused')
    const taken = await scim('POST', '/Users', oktaUser('owner', 'taker@company.example.com', 'Taker'))
    expect(taken.status).toBe(409)
  })
})

describe('whatever a directory sends', () => {
  const name = fc.constantFrom(
    'active',
    'userName',
    'name.familyName',
    'emails[type eq "work"].value',
    'emails.primary',
    'members[value eq "x"]',
    'members',
    '__proto__',
    'constructor.prototype',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager',
  )
  const path = fc.oneof(name, fc.string({ unit: 'binary', maxLength: 40 }))
  const operation = fc.record(
    {
      op: fc.oneof(fc.constantFrom('add', 'Replace', 'REMOVE', 'toString'), fc.anything()),
      path: fc.oneof(path, fc.anything()),
      value: fc.oneof(
        fc.jsonValue(),
        fc.dictionary(path, fc.jsonValue(), { maxKeys: 4 }),
        fc.constantFrom('\u0000', '\ud800', 'x'.repeat(5_000), [[[[]]]], { __proto__: { value: 'a' } }),
      ),
    },
    { requiredKeys: [] },
  )

  const expectNoFailure = async (answer: Promise<{ readonly status: number }>) =>
    expect((await answer).status).toBeLessThan(500)

  it('in a PATCH never fails, and the person stays whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 5 }), async (operations) => {
        await expectNoFailure(served.scim('PATCH', `/Users/${userId}`, patchOf(...operations)))
        await expectNoFailure(served.scim('PATCH', `/Groups/${groupId}`, patchOf(...operations)))
      }),
      { numRuns, seed: 118 },
    )
    const { status, body } = await served.scim('GET', `/Users/${userId}`)
    expect([status, typeof body.userName, typeof body.active]).toEqual([200, 'string', 'boolean'])
  }, 120_000)

  it('as a body never fails', async () => {
    const bodies = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constant('['.repeat(50_000)),
    )
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        await expectNoFailure(served.scim('POST', '/Users', body))
        await expectNoFailure(served.scim('PUT', `/Groups/${groupId}`, body))
      }),
      { numRuns, seed: 118 },
    )
  }, 120_000)

  it('as a filter, a page or a selection never fails', async () => {
    const word = fc.constantFrom(
      'userName',
      'eq',
      'and',
      '"a"',
      '"',
      '[',
      ']',
      '.',
      'emails',
      'value',
      '\\',
      ' ',
    )
    const filter = fc.oneof(
      fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
      fc.string({ unit: 'binary' }),
    )
    await fc.assert(
      fc.asyncProperty(filter, fc.string({ unit: 'binary', maxLength: 20 }), async (text, other) => {
        if (!isWellFormed(text) || !isWellFormed(other)) return
        const more = `&count=${encodeURIComponent(other)}&attributes=${encodeURIComponent(other)}`
        await expectNoFailure(served.scim('GET', filtered('/Users', text, more)))
        await expectNoFailure(served.scim('GET', filtered('/Groups', text)))
      }),
      { numRuns, seed: 118 },
    )
  }, 120_000)
})

describe('wrong tokens', () => {
  it('beyond a few show the directory as failing, until it is heard of again', async () => {
    const outcome = async () => {
      const { rows } = await served.world.context.pool.query<{ failure: string | null; isFailing: boolean }>(
        `select failure, coalesce(failed_at >= succeeded_at, true) as "isFailing" from provider_health.outcome
         where provider = 'companyDirectory'`,
      )
      return rows[0] ?? null
    }
    const stranger = createScimClient(served.world.origin, 'wrong')
    for (let tries = 0; tries < 8; tries += 1) await stranger('GET', '/Users')
    await expect.poll(outcome).toEqual({ failure: 'WRONG_TOKENS', isFailing: true })
    served.world.advance(1_000)
    await served.scim('GET', '/Users?count=0')
    await expect.poll(async () => (await outcome())?.isFailing).toBe(false)
  })
})

/** Returns whether a text has no lone surrogates, which no address can contain. */
function isWellFormed(text: string): boolean {
  return Buffer.from(text).toString() === text
}

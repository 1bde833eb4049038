// The work of one method is also counted in domains/getting-in/methods/find-my-account.
import { fail } from '@porchlight/errors'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, type Planted, withHole } from './abuse-world'
import { type GuestForm, guestForms, rightLookUps, type Subject, spellings, subjects } from './guest-forms'
import { composeIdentity, unknownNotCompared } from './planted-identities'
import { distinguishableNumbers, unknownUsersFail } from './planted-oracles'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A01: a form that a stranger fills in', () => {
  it('answers alike and hashes as often for known, inactive and unknown people, however written', async () => {
    expect(await findLeaks({})).toEqual([])
  })

  twinIt('is reported by this check when unknown usernames are not compared', async () => {
    const leaks = await findLeaks({ context: unknownNotCompared })
    expect(leaks).toContain('logIn with a wrong password, plain: unknown differs')
    expect(leaks).toContain('logIn with an endless password, plain: unknown differs')
  })

  twinIt('is reported by this check when the look-up of a user fails without one', async () => {
    const leaks = await findLeaks({ context: unknownUsersFail })
    expect(leaks).toContain('forgotPassword, plain: unknown differs')
    expect(leaks).toContain('logIn with a wrong password, in full width: unknown differs')
  })

  twinIt('is reported by this check when a number alone tells', async () => {
    const leaks = await findLeaks({ context: distinguishableNumbers })
    expect(leaks).toContain('findMyAccount with another ZIP code, plain: unknown differs')
    expect(leaks).toContain('resendRegistrationLink with another ZIP code, between spaces: unknown differs')
  })

  twinIt('is reported by this check when a new address is compared with those of others', async () => {
    const leaks = await findLeaks({
      context: (real) => ({
        ...real,
        emailRisk: {
          judge: async (address) => {
            const verdict = await real.emailRisk.judge(address)
            if (verdict.verdict !== 'fine') return verdict
            const taken = await real.pool.query('select 1 from record."User" where "Username" = $1', [
              address,
            ])
            if (taken.rowCount !== 0) throw fail('emailExists')
            return verdict
          },
        },
      }),
    })
    expect(leaks).toContain('changeEmail, plain: unknown differs')
  })

  twinIt('is reported by this check when a right look-up tells of the login', async () => {
    const leaks = await findLeaks({
      app: (app) => {
        app.addHook('onSend', async (request, _reply, payload) => {
          const { identifier } = (request.body ?? {}) as { identifier?: string }
          const found = await world.context.pool.query(
            `select 1 from record."User" u join record."Account" a on a."ContactId" = u."ContactId"
             join record."Order" o on o."AccountId" = a."Id" where o."Confirmation_Number__c" = $1`,
            [identifier ?? ''],
          )
          return found.rowCount === 0 ? payload : `${String(payload)} `
        })
      },
    })
    expect(leaks).toContain('findMyAccount with its own ZIP code: unregistered differs')
  })
})

/** Returns the responses that distinguish people, in a world with `planted`. */
async function findLeaks(planted: Planted): Promise<readonly string[]> {
  let hashes = 0
  const target = await withHole(world, {
    ...planted,
    context: (real) => {
      const identity = composeIdentity(real, {
        onPasswordHash: () => {
          hashes += 1
        },
      })
      const counting = { ...real, identity }
      return planted.context?.(counting) ?? counting
    },
  })
  const seen = async (form: GuestForm, subject: Subject) => {
    world.world.advance(86_400_000)
    hashes = 0
    const answer = await form.sendRequest(target, subject)
    if (answer.statusCode >= 500) throw new TypeError(answer.payload)
    return `${visibleOf(answer)} hashes ${hashes}`
  }
  const leaks: string[] = []
  const compare = async (name: string, form: GuestForm, people: Readonly<Record<string, Subject>>) => {
    const [[, first] = [], ...others] = Object.entries(people)
    if (first === undefined) return
    const expected = await seen(form, first)
    for (const [standing, subject] of others) {
      if ((await seen(form, subject)) !== expected) leaks.push(`${name}: ${standing} differs`)
    }
  }
  const people = await subjects(target)
  for (const form of guestForms) {
    for (const [spelling, write] of Object.entries(spellings)) {
      const written = Object.entries(people).map(([standing, { email, confirmationNumber, zipCode }]) => [
        standing,
        { email: write(email), confirmationNumber: write(confirmationNumber), zipCode },
      ])
      await compare(`${form.name}, ${spelling}`, form, Object.fromEntries(written))
    }
  }
  const { unknown: _guest, ...customers } = people
  for (const form of rightLookUps) await compare(form.name, form, customers)
  return leaks
}

/** Returns everything of a response that does not vary from request to request. */
function visibleOf({ statusCode, headers, payload }: LightMyRequestResponse): string {
  const { date: _date, 'x-request-id': requestId, ...others } = headers
  return JSON.stringify([statusCode, String(requestId).length, Object.entries(others), payload])
}

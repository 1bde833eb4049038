import { fail } from '@porchlight/errors'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, password, withHole } from './abuse-world'
import { guestMessageForm } from './guest-forms'
import { createNewcomer, createSignedUp, type Newcomer } from './newcomer'
import { withIdentity, withoutLimits } from './planted-identities'
import { openBrowser } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ background: true })
})
afterAll(() => world.world.close())

const minuteMs = 60_000
const dayMs = 86_400_000
const attacks = [
  'one form',
  'all forms',
  'plus-addresses of customers',
  'plus-addresses of strangers',
] as const

describe('A26: a mailbox that somebody has mails sent to', () => {
  it('gets one a minute and five a day, whatever forms and plus-addresses are used, and nobody is told', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when there is no limit of a minute', async () => {
    const planted = await withHole(world, {
      context: (context) => withoutLimits(context, ['mailboxEachMinute']),
    })
    expect(await findLeaks(planted)).toEqual(attacks.map((attack) => `more than one a minute by ${attack}`))
  })

  twinIt('is reported by this check when there is no limit of a day', async () => {
    const planted = await withHole(world, {
      context: (context) => withoutLimits(context, ['mailboxEachDay']),
    })
    expect(await findLeaks(planted)).toEqual(attacks.map((attack) => `more than five a day by ${attack}`))
  })

  twinIt('is reported by this check when plus-addresses are counted by themselves', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => {
          let times = 0
          return {
            countAttempt: (scope, key, limit) => {
              const isOfOne = !scope.startsWith('mailbox')
              times += 1
              return identity.countAttempt(scope, isOfOne || !isPlusAttack ? key : `${key} ${times}`, limit)
            },
          }
        }),
    })
    const leaks = await findLeaks(planted)
    expect(leaks).toContain('more than one a minute by plus-addresses of customers')
    expect(leaks).toContain('more than five a day by plus-addresses of strangers')
    expect(leaks).not.toContain('more than one a minute by one form')
  })

  twinIt('is reported by this check when a form tells that nothing was sent', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => ({
          countAttempt: async (scope, key, limit) => {
            const answer = await identity.countAttempt(scope, key, limit)
            if (scope.startsWith('mailbox') && !answer.allowed) throw fail('rateLimited', { minutes: 1 })
            return answer
          },
        })),
    })
    expect(await findLeaks(planted)).toEqual(attacks.map((attack) => `told by ${attack}`))
  })
})

/** Whether the running attack uses plus-addresses, for the hole that concerns those. */
let isPlusAttack = false
let victims = 0

type SendRequest = () => Promise<LightMyRequestResponse>

/** Returns the requests of one attack, as many at a time as the attacker likes; all request mail to one mailbox. */
async function requestsOf(
  target: AbuseWorld,
  attack: (typeof attacks)[number],
): Promise<readonly [string, readonly SendRequest[]]> {
  victims += 1
  const name = `victim.${victims}`
  const forgot = (username: string) => () => openBrowser(target).call('forgotPassword', { username })
  const find =
    ({ zipCode }: Newcomer, identifier: string) =>
    () =>
      openBrowser(target).call('findMyAccount', { identifier, zipCode })
  if (attack === 'one form') {
    const { email } = await createSignedUp(target, { email: `${name}@example.com` })
    return [name, [email, email.toUpperCase(), ` ${email} `].map(forgot)]
  }
  if (attack === 'all forms') {
    const customer = await createSignedUp(target, { email: `${name}@example.com` })
    // A second person with the same address, such as a household's.
    const other = await createNewcomer(target, { email: `${name}@example.com` })
    return [
      name,
      [
        forgot(customer.email),
        find(customer, customer.confirmationNumber),
        find(other, other.accountNumber),
        () => guestMessageForm.sendRequest(target, customer),
        await move(target, customer.email),
      ],
    ]
  }
  const tags = ['+1', '+2', '+bills+3', '']
  if (attack === 'plus-addresses of customers') {
    const customers = await Promise.all(
      tags.map((tag) => createSignedUp(target, { email: `${name}${tag}@example.com` })),
    )
    return [
      name,
      customers.flatMap((customer) => [forgot(customer.email), find(customer, customer.accountNumber)]),
    ]
  }
  return [name, await Promise.all(tags.map((tag) => move(target, `${name}${tag}@example.com`)))]
}

/** Has strangers with accounts claim this address as their new one; each within the limits of an account. */
async function move(target: AbuseWorld, newEmail: string): Promise<SendRequest> {
  const strangers = await Promise.all([createSignedUp(target), createSignedUp(target)])
  const tokens = await Promise.all(
    strangers.map(({ userId }) => target.context.identity.issueBearerToken(userId, 30 * dayMs)),
  )
  const body = { currentPassword: password, newEmail, confirmEmail: newEmail }
  let times = 0
  return () => {
    times += 1
    const { token = '' } = tokens[times % tokens.length] ?? {}
    return openBrowser(target, { headers: { authorization: `Bearer ${token}` } }).call('changeEmail', body)
  }
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const attack of attacks) {
    isPlusAttack = attack.startsWith('plus')
    target.world.advance(dayMs)
    const [name, asks] = await requestsOf(target, attack)
    const received = async () => {
      await target.world.background?.idle()
      const { rows } = await target.context.pool.query<{ count: number }>(
        `select count(*)::int as count from demo_mailbox.message where substring(recipient from '^[^+@]*') = $1`,
        [name],
      )
      return rows[0]?.count ?? 0
    }
    const answers = asks.map(() => new Set<string>())
    let most = 0
    for (let minute = 0; minute < 8; minute += 1) {
      const before = await received()
      for (const [index, sendRequest] of asks.entries()) {
        const { statusCode, payload } = await sendRequest()
        answers[index]?.add(`${statusCode} ${payload}`)
      }
      most = Math.max(most, (await received()) - before)
      target.world.advance(minuteMs)
    }
    if (most > 1) leaks.push(`more than one a minute by ${attack}`)
    if ((await received()) > 5) leaks.push(`more than five a day by ${attack}`)
    if (answers.some((different) => different.size > 1)) leaks.push(`told by ${attack}`)
    target.world.advance(dayMs)
    const before = await received()
    await asks[0]?.()
    if ((await received()) === before) leaks.push(`the limit never opens after ${attack}`)
  }
  return leaks
}

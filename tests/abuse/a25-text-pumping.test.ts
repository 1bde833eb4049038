import { listMessages } from '@porchlight/providers/mail'
import { createServer, type ServerContext } from '@porchlight/server/testing'
import { isSweep } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld } from './abuse-world'
import { createNewcomer, createSignedUp } from './newcomer'
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

/** Each limit, and what gets through without it. */
const limits = {
  textEachMinute: 'two a minute to one number',
  textToNumber: 'more than three a day to one number',
  textOfPerson: 'more than ten a day for one account',
  textToPrefix: 'an exchange is pumped',
  textToAll: 'all numbers are pumped',
}

describe('A25: texts that somebody has sent for money, or to bury a telephone', () => {
  it('are few to one number, for one account, to one exchange and in all, and none cost extra', async () => {
    expect(await findLeaks((context) => context)).toEqual([])
  })

  twinIt('are reported by this check when there are no limits', async () => {
    const leaks = await findLeaks((context) => withoutLimits(context, Object.keys(limits)))
    for (const leak of Object.values(limits)) expect(leaks).toContain(leak)
  })

  it.runIf(isSweep).each(Object.entries(limits))(
    'are reported by this check when there is no limit %s',
    async (limit, leak) => {
      expect(await findLeaks((context) => withoutLimits(context, [limit]))).toContain(leak)
    },
  )

  twinIt('are reported by this check when a code goes to any number that is typed', async () => {
    // Input is checked before the offer is written: another number replaces it.
    const planted = (context: ServerContext) =>
      withIdentity(context, (identity) => ({
        offerPhoneCode: (personId, _number, within) =>
          identity.offerPhoneCode(personId, '+17139761234', within),
      }))
    const leaks = await findLeaks(planted, { sendsAnyway: true })
    expect(leaks).toContain('a number that costs extra')
  })

  twinIt('are reported by this check when operators are not told', async () => {
    const planted = (context: ServerContext) =>
      withIdentity(context, (identity) => ({
        countAttempt: async (scope, key, limit, within) =>
          scope === 'textAlarm'
            ? { allowed: false, retryAfterSeconds: 1 }
            : await identity.countAttempt(scope, key, limit, within),
      }))
    expect(await findLeaks(planted)).toEqual(['no alarm of an exchange', 'no alarm of all'])
  })
})

let numbers = 0
/** Returns a number that has not been texted before; by default with a unique exchange. */
function nextNumber(exchange = 200 + (numbers % 700)): string {
  numbers += 1
  return `+1713${exchange}${String(numbers % 10_000).padStart(4, '0')}`
}

/** Returns what gets through to a server composed with `plant`. `sendsAnyway` checks what was recorded, not sent. */
async function findLeaks(
  plant: (context: ServerContext) => ServerContext,
  { sendsAnyway = false } = {},
): Promise<readonly string[]> {
  const alarms: string[] = []
  const settings = { ...world.context.settings, logLevel: 'error' as const }
  const context = plant({ ...world.context, settings })
  const app = await createServer(context, null, {
    write: (line) => void (line.includes('texts.budget-used-up') && alarms.push(line)),
  })
  const target: AbuseWorld = { ...world, context, send: async (request) => await app.inject(request) }
  const leaks: string[] = []
  const customer = async () => {
    const { userId } = await createSignedUp(target)
    const { token } = await context.identity.issueBearerToken(userId, 30 * dayMs)
    const browser = openBrowser(target, { headers: { authorization: `Bearer ${token}` } })
    return async (mobilePhone: string) => (await browser.call('sendAlertCode', { mobilePhone })).statusCode
  }
  const sentTo = async (isOne: (number: string) => boolean) => {
    await world.world.background?.idle()
    const messages = await listMessages(context.pool, 10_000)
    return messages.filter(({ channel, to }) => channel === 'sms' && isOne(to)).length
  }
  const newDay = () => world.world.advance(dayMs + minuteMs)

  newDay()
  const victim = nextNumber()
  const askers = [await customer(), await customer()]
  for (const sendRequest of askers) await sendRequest(victim)
  if ((await sentTo((to) => to === victim)) > 1) leaks.push('two a minute to one number')
  for (let minute = 0; minute < 5; minute += 1) {
    world.world.advance(minuteMs)
    for (const sendRequest of askers) await sendRequest(victim)
    await world.world.background?.idle()
  }
  if ((await sentTo((to) => to === victim)) > 3) leaks.push('more than three a day to one number')
  newDay()
  await askers[0]?.(victim)
  if ((await sentTo((to) => to === victim)) === 0) leaks.push('nothing is sent at all')

  newDay()
  const one = await customer()
  const many = Array.from({ length: 12 }, () => nextNumber())
  for (const number of many) {
    await one(number)
    await world.world.background?.idle()
  }
  if ((await sentTo((to) => many.includes(to))) > 10) leaks.push('more than ten a day for one account')

  const dear = [
    '+19005550121',
    '+18095550121',
    '+18765550121',
    '+34600000000',
    '+17139761234',
    '+18005550121',
  ]
  for (const number of dear) await one(number)
  const noted = await context.pool.query('select number from identity.phone_code where number = any($1)', [
    dear,
  ])
  if ((await sentTo((to) => dear.includes(to))) > 0 || (sendsAnyway && noted.rowCount !== 0)) {
    leaks.push('a number that costs extra')
  }

  newDay()
  await createNewcomer(target)
  const pumped: number[] = []
  for (let person = 0; person < 3; person += 1) {
    const sendRequest = await customer()
    for (let times = 0; times < 9; times += 1) pumped.push(await sendRequest(nextNumber(555)))
  }
  if (pumped.filter((status) => status === 200).length > 20) leaks.push('an exchange is pumped')
  if (!leaks.includes('an exchange is pumped') && !alarms.some((line) => line.includes('713555'))) {
    leaks.push('no alarm of an exchange')
  }

  newDay()
  // What a crowd of accounts would have requested so far.
  await Promise.all(
    Array.from({ length: 600 }, () =>
      world.context.identity.countAttempt('textToAll', 'all', { limit: 600, windowMs: 3_600_000 }),
    ),
  )
  const late = await customer()
  if ((await late(nextNumber())) === 200) leaks.push('all numbers are pumped')
  else if (!alarms.some((line) => line.includes('textToAll'))) leaks.push('no alarm of all')
  world.world.advance(2 * 3_600_000)
  if ((await late(nextNumber())) !== 200) leaks.push('the budget never opens again')
  await world.world.background?.idle()
  await app.close()
  return leaks
}

import { fail } from '@porchlight/errors'
import { createServer } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import { type Subject, unknownSubject } from './guest-forms'
import { createSignedUp } from './newcomer'
import { withIdentity, withoutLimits } from './planted-identities'
import { openBrowser, outcomeOf } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

/** The total number of misses that operators are notified of. */
const attemptLimits = { lookUpOfAll: { limit: 1_000, windowMs: 900_000 } }
const dayMs = 86_400_000
const minuteMs = 60_000

describe('A02: guessing numbers and ZIP codes', () => {
  it('stops per address and network, per number and per ZIP code, and a hit tells nothing but masked data', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt.each([
    [
      'lookUpFromAddress',
      [
        'more than 5 misses from one address',
        'more than 5 misses from one /64',
        'more than 20 misses from one /56',
        'more than 80 misses from one /48',
        'more than 40 misses from one /24',
      ],
    ],
    [
      'lookUpOfNumber',
      ['more than 10 guesses of one number in a day', 'a stranger passes the limit of a number'],
    ],
    ['lookUpOfNumberFromNetwork', ['more than 5 guesses of one number from one network in a day']],
    ['lookUpOfZip', ['more than one miss of a network in a ZIP code that is sprayed over']],
    ['lookUpOfZipFromNetwork', ['more than one miss of a network in a ZIP code that is sprayed over']],
    ['lookUpAlarm', ['more than one alarm in an hour']],
  ])('is reported by this check when the limit %s is missing', async (name, leaks) => {
    const planted = await withHole(world, { context: (context) => withoutLimits(context, [name]) })
    expect(await findLeaks(planted)).toEqual(leaks)
  })

  twinIt('is reported by this check when the address of a client is what the client says', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onRequest', async (request) => {
          const { 'x-forwarded-for': said } = request.headers
          if (said !== undefined) Object.defineProperty(request, 'ip', { value: said })
        })
      },
    })
    const leaks = await findLeaks(planted)
    expect(leaks).toEqual(
      expect.arrayContaining([
        'more than 5 misses from one address',
        'more than 5 misses from one /64',
        'more than 80 misses from one /48',
        'more than 40 misses from one /24',
      ]),
    )
  })

  twinIt('is reported by this check when strangers use up what the owner may look up', async () => {
    const planted = await withHole(world, {
      context: (context) => withIdentity(context, () => ({ hasAttempt: async () => false })),
    })
    expect(await findLeaks(planted)).toEqual(['the owner is refused at a known address'])
  })

  twinIt('is reported by this check when right look-ups are counted as misses', async () => {
    const planted = await withHole(world, {
      context: (context) => withIdentity(context, () => ({ giveBackAttempt: async () => undefined })),
    })
    expect(await findLeaks(planted)).toContain('right look-ups are counted')
  })

  twinIt('is reported by this check when misses of all together refuse somebody', async () => {
    const planted = await withHole(world, {
      context: (context) =>
        withIdentity(context, (identity) => ({
          countAttempt: async (scope, key, limit, within) =>
            scope === 'lookUpOfAll' && !(await identity.countAttempt(scope, key, limit, within)).allowed
              ? Promise.reject(fail('rateLimited', { minutes: 15 }, { retryAfterSeconds: 900 }))
              : await identity.countAttempt(scope, key, limit, within),
        })),
    })
    expect(await findLeaks(planted)).toContain('misses of all together refuse a stranger')
  })

  twinIt('is reported by this check when a hit tells of the account', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (_request, reply, payload) =>
          reply.statusCode === 200
            ? JSON.stringify({ ...JSON.parse(String(payload)), name: 'Nadia Harrowgate' })
            : payload,
        )
      },
    })
    expect(await findLeaks(planted)).toEqual(['a hit tells of Nadia', 'a hit tells of Harrowgate'])
  })

  twinIt('is reported by this check when a limit is told otherwise to who guessed right', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (request, reply, payload) => {
          const { zipCode } = (request.body ?? {}) as { zipCode?: string }
          return reply.statusCode === 429 && zipCode === '77002' ? `${String(payload)} ` : payload
        })
      },
    })
    expect(await findLeaks(planted)).toContain('a limit tells whether the pair is right')
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const customer = await createSignedUp(target)
  const attempts = [fromOneAddress, fromOneNetwork, ofOneNumber, byTheOwner, inOneZip, inAll]
  for (const attempt of attempts) {
    target.world.advance(dayMs)
    leaks.push(...(await attempt(target, customer)))
  }
  target.world.advance(dayMs)
  leaks.push(...(await disclosedByHit(target, customer)))
  return leaks
}

interface Guess {
  readonly number?: string
  readonly zipCode?: string
  readonly address?: string
}

let strangers = 0

/** Makes one guess, by default from a unique address and with a unique number. */
async function guess(target: AbuseWorld, { number, zipCode, address }: Guess) {
  strangers += 1
  const said = `11.${(strangers >> 8) & 255}.${strangers & 255}.9`
  const browser = openBrowser(target, {
    ...(address === undefined ? {} : { address }),
    // A client's own claim about its address.
    headers: { 'x-forwarded-for': said, forwarded: `for=${said}` },
  })
  const identifier = number ?? unknownSubject().confirmationNumber
  // No two look-ups without a specified ZIP code share one.
  return await browser.call('findMyAccount', { identifier, zipCode: zipCode ?? String(10_000 + strangers) })
}

/** Returns how many of `guesses` were looked up before the first one that was rejected. */
async function passed(target: AbuseWorld, guesses: number, make: (index: number) => Guess): Promise<number> {
  for (let index = 0; index < guesses; index += 1) {
    const outcome = outcomeOf(await guess(target, make(index)))
    if (outcome === '429 REQUEST_LIMIT_EXCEEDED') return index
    if (outcome !== '404 ACCOUNT_NOT_FOUND') throw new TypeError(outcome)
  }
  return guesses
}

async function fromOneAddress(target: AbuseWorld, customer: Subject): Promise<readonly string[]> {
  const leaks: string[] = []
  const address = '203.0.113.9'
  if ((await passed(target, 6, () => ({ address }))) > 5) leaks.push('more than 5 misses from one address')
  else {
    const right = { number: customer.confirmationNumber, zipCode: customer.zipCode, address }
    const answers = [await guess(target, right), await guess(target, { zipCode: '77001', address })]
    const [disclosed, other] = answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)
    if (disclosed !== other) leaks.push('a limit tells whether the pair is right')
    if (!disclosed?.startsWith('429 ')) leaks.push('a right guess passes the limit')
    target.world.advance(15 * minuteMs)
    if ((await passed(target, 1, () => ({ address }))) !== 1) leaks.push('the limit never opens')
  }
  return leaks
}

/** Checks fresh addresses of one network, the narrow ones of a wide one each within their own limit. */
async function fromOneNetwork(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const networks: readonly (readonly [string, number, (index: number) => string])[] = [
    ['/64', 5, (index) => `2001:db8:1:2::${index + 1}`],
    ['/56', 20, (index) => `2001:db8:2:${(0x100 + index).toString(16)}::1`],
    ['/48', 80, (index) => `2001:db8:3:${(0x100 * index).toString(16)}::1`],
    ['/24', 40, (index) => `203.0.114.${index + 1}`],
  ]
  for (const [name, limit, addressOf] of networks) {
    const count = await passed(target, limit + 1, (index) => ({ address: addressOf(index) }))
    if (count > limit) leaks.push(`more than ${limit} misses from one ${name}`)
    if (count < limit) leaks.push(`only ${count} misses from one ${name}`)
  }
  return leaks
}

/** Checks that strangers elsewhere cannot block a person with the right pair. */
async function byTheOwner(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const owner = await createSignedUp(target)
  const number = owner.confirmationNumber
  const right = { number, zipCode: owner.zipCode, address: '198.51.100.20' }
  for (let times = 0; times < 12; times += 1) {
    const outcome = outcomeOf(await guess(target, right))
    if (outcome === '429 REQUEST_LIMIT_EXCEEDED') return ['right look-ups are counted']
  }
  const wrong = (index: number) => ({ number, zipCode: String(20_000 + index) })
  await passed(target, 10, wrong)
  if (outcomeOf(await guess(target, { number, zipCode: owner.zipCode })) !== '429 REQUEST_LIMIT_EXCEEDED') {
    leaks.push('a stranger passes the limit of a number')
  }
  if ((await guess(target, right)).statusCode !== 200) leaks.push('the owner is refused at a known address')
  const misses = await passed(target, 6, (index) => ({ ...wrong(index), address: right.address }))
  if (misses > 5) leaks.push('a known address may guess without an end')
  return leaks
}

/** Checks the limit on an existing number and on a nonexistent one alike. */
async function ofOneNumber(target: AbuseWorld, customer: Subject): Promise<readonly string[]> {
  const leaks = new Set<string>()
  for (const number of [customer.confirmationNumber, unknownSubject().confirmationNumber]) {
    const wrong = (index: number) => ({ number, zipCode: String(20_000 + index) })
    // Each from a unique address, so that the limit per address is not what stops them.
    const fromNetwork = await passed(target, 6, (index) => ({
      ...wrong(index),
      address: `192.0.2.${index + 1}`,
    }))
    if (fromNetwork > 5) leaks.add('more than 5 guesses of one number from one network in a day')
    const rest = await passed(target, 11 - fromNetwork, wrong)
    const count = fromNetwork + rest
    if (count > 10) leaks.add('more than 10 guesses of one number in a day')
    if (count < 10) leaks.add(`only ${count} guesses of one number`)
  }
  return [...leaks]
}

/** Checks that after a hundred misses in a ZIP code, each network has one more, and its residents are answered. */
async function inOneZip(target: AbuseWorld, customer: Subject): Promise<readonly string[]> {
  const leaks: string[] = []
  const { zipCode } = customer
  const sprayed = await passed(target, 100, () => ({ zipCode }))
  if (sprayed < 100) leaks.push(`only ${sprayed} misses in one ZIP code`)
  const missed = await passed(target, 2, (index) => ({ zipCode, address: `192.0.3.${index + 1}` }))
  if (missed > 1) leaks.push('more than one miss of a network in a ZIP code that is sprayed over')
  const right = { number: customer.confirmationNumber, zipCode }
  if ((await guess(target, right)).statusCode !== 200)
    leaks.push('a sprayed ZIP code refuses who lives there')
  return leaks
}

/** Checks that the total number of misses alerts the operators, once an hour, and blocks no one. */
async function inAll(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const alarms: string[] = []
  const { identity } = target.world.context
  const { lookUpOfAll } = attemptLimits
  for (let misses = 1; misses < lookUpOfAll.limit; misses += 1) {
    await identity.countAttempt('lookUpOfAll', '', lookUpOfAll)
  }
  const listened = await withAlarms(target, alarms)
  if ((await passed(listened, 1, () => ({}))) < 1 || alarms.length > 0) leaks.push('an alarm comes too early')
  if ((await passed(listened, 3, () => ({}))) < 3) leaks.push('misses of all together refuse a stranger')
  else if (alarms.length === 0) leaks.push('no alarm tells of a thousand misses')
  if (alarms.length > 1) leaks.push('more than one alarm in an hour')
  return leaks
}

/** Returns the same server with a log whose alarms about look-ups are recorded. */
async function withAlarms(target: AbuseWorld, alarms: string[]): Promise<AbuseWorld> {
  const settings = { ...target.context.settings, logLevel: 'error' as const }
  const app = await createServer({ ...target.context, settings }, null, {
    write: (line) => {
      if (line.includes('look-ups.many-misses')) alarms.push(line)
    },
  })
  return { ...target, send: async (request) => await app.inject(request) }
}

/** Returns what a right guess reveals about the customer besides the brand and the masked address. */
async function disclosedByHit(target: AbuseWorld, customer: Subject): Promise<readonly string[]> {
  const answer = await guess(target, { number: customer.confirmationNumber, zipCode: customer.zipCode })
  if (answer.statusCode !== 200) throw new TypeError(answer.payload)
  const { rows } = await target.context.pool.query<Record<string, unknown>>(
    `select c."FirstName", c."LastName", c."Id" as contact, c."Email", a."AccountNumber", a."Id" as account,
            o."OrderNumber", o."Service_Street__c", o."Service_City__c"
     from record."Order" o join record."Account" a on a."Id" = o."AccountId"
     join record."Contact" c on c."Id" = a."ContactId" where o."Confirmation_Number__c" = $1`,
    [customer.confirmationNumber],
  )
  const secrets = Object.values(rows[0] ?? {}).map(String)
  const disclosed = answer.payload + JSON.stringify(answer.headers)
  return secrets.filter((secret) => disclosed.includes(secret)).map((secret) => `a hit tells of ${secret}`)
}

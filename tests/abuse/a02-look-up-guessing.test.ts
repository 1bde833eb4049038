import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import { nobody, type Subject } from './guest-forms'
import { createSignedUp } from './newcomer'
import { withoutLimits } from './planted-identities'
import { openBrowser, outcomeOf } from './portal-browser'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const dayMs = 86_400_000
const minuteMs = 60_000

describe('A02: guessing numbers and ZIP codes', () => {
  it('stops per address, per number, per ZIP code and in all, and a hit tells nothing but masked data', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it.each([
    ['lookUpFromAddress', ['more than 5 misses from one address', 'more than 5 misses from one network']],
    ['lookUpOfNumber', ['more than 10 guesses of one number in a day']],
    ['lookUpOfZip', ['more than 100 misses in one ZIP code']],
    ['lookUpOfAll', ['more than 1000 misses in all']],
  ])('is reported by this check when the limit %s is missing', async (name, leaks) => {
    const planted = await withHole(world, { context: (context) => withoutLimits(context, [name]) })
    expect(await findLeaks(planted)).toEqual(leaks)
  })

  it('is reported by this check when the address of a client is what the client says', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onRequest', async (request) => {
          const { 'x-forwarded-for': said } = request.headers
          if (said !== undefined) Object.defineProperty(request, 'ip', { value: said })
        })
      },
    })
    expect(await findLeaks(planted)).toEqual([
      'more than 5 misses from one address',
      'more than 5 misses from one network',
    ])
  })

  it('is reported by this check when a hit tells of the account', async () => {
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

  it('is reported by this check when a limit is told otherwise to who guessed right', async () => {
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
  const attempts = [fromOneAddress, ofOneNumber, inOneZip, inAll]
  for (const attempt of attempts) {
    target.world.advance(dayMs)
    leaks.push(...(await attempt(target, customer)))
  }
  target.world.advance(dayMs)
  leaks.push(...(await toldByHit(target, customer)))
  return leaks
}

interface Guess {
  readonly number?: string
  readonly zipCode?: string
  readonly address?: string
}

let strangers = 0

/** One guess, from an address and with a number of its own unless they are given. */
async function guess(target: AbuseWorld, { number, zipCode, address }: Guess) {
  strangers += 1
  const browser = openBrowser(target, {
    ...(address === undefined ? {} : { address }),
    // What a client says of its address is a client's word.
    headers: { 'x-forwarded-for': `192.0.2.${strangers % 250}`, forwarded: `for=192.0.2.${strangers % 250}` },
  })
  const identifier = number ?? nobody().confirmationNumber
  // No two look-ups without a given ZIP code share one.
  return await browser.call('findMyAccount', { identifier, zipCode: zipCode ?? String(10_000 + strangers) })
}

/** How many of `guesses` were looked up before the first one that was refused. */
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
    const [told, other] = answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)
    if (told !== other) leaks.push('a limit tells whether the pair is right')
    if (!told?.startsWith('429 ')) leaks.push('a right guess passes the limit')
    target.world.advance(15 * minuteMs)
    if ((await passed(target, 1, () => ({ address }))) !== 1) leaks.push('the limit never opens')
  }
  const network = await passed(target, 6, (index) => ({ address: `2001:db8:1:2::${index + 1}` }))
  if (network > 5) leaks.push('more than 5 misses from one network')
  return leaks
}

/** Of a number that somebody has and of one that nobody has alike. */
async function ofOneNumber(target: AbuseWorld, customer: Subject): Promise<readonly string[]> {
  const leaks = new Set<string>()
  for (const number of [customer.confirmationNumber, nobody().confirmationNumber]) {
    const count = await passed(target, 11, (index) => ({ number, zipCode: String(20_000 + index) }))
    if (count > 10) leaks.add('more than 10 guesses of one number in a day')
    if (count < 10) leaks.add(`only ${count} guesses of one number`)
  }
  return [...leaks]
}

async function inOneZip(target: AbuseWorld): Promise<readonly string[]> {
  const count = await passed(target, 101, () => ({ zipCode: '30303' }))
  return count > 100 ? ['more than 100 misses in one ZIP code'] : []
}

async function inAll(target: AbuseWorld): Promise<readonly string[]> {
  const count = await passed(target, 1_001, () => ({}))
  return count > 1_000 ? ['more than 1000 misses in all'] : []
}

/** What a right guess tells of the customer beside the brand and the masked address. */
async function toldByHit(target: AbuseWorld, customer: Subject): Promise<readonly string[]> {
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
  const told = answer.payload + JSON.stringify(answer.headers)
  return secrets.filter((secret) => told.includes(secret)).map((secret) => `a hit tells of ${secret}`)
}

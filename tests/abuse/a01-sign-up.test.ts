import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import { createSignedUp } from './newcomer'
import { onEveryBrand } from './planted-links'
import { openBrowser } from './portal-browser'
import { agreed, fillSignUp, newPerson, type SignUpPerson } from './sign-up-attempts'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
beforeEach(() => world.world.advance(3_600_000))
afterAll(() => world.world.close())

describe('A01 and A09: a sign-up with the name and the address of a customer', () => {
  it('is answered like one of a stranger, at every step', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when the last step tells of customers', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (request, reply, payload) => {
          if (!request.url.endsWith('/submitEnrollment')) return payload
          const { rows } = await world.context.pool.query<{ count: number }>(
            `select count(*)::int as count from record."Contact" where "Email" =
              (select c."Email" from record."Order" o join record."Account" a on a."Id" = o."AccountId"
               join record."Contact" c on c."Id" = a."ContactId" where o."Confirmation_Number__c" = $1)`,
            [JSON.parse(String(payload)).confirmationNumber],
          )
          if ((rows[0]?.count ?? 0) < 2) return payload
          reply.status(409)
          return payload
        })
      },
    })
    expect(await findLeaks(planted)).toEqual(['submitEnrollment tells'])
  })
})

describe('A03: the cookie of a sign-up', () => {
  it('opens what was typed to this browser alone, on this brand’s host, and is stored as a hash', async () => {
    expect(await findOpenings(world)).toEqual([])
  })

  twinIt('is reported by this check when it is good for every brand', async () => {
    expect(await findOpenings(await withHole(world, { context: onEveryBrand }))).toEqual([
      'opens on the host of another brand',
    ])
  })

  twinIt('is reported by this check when the token itself is stored', async () => {
    const { pool } = world.context
    await pool.query('alter table identity.one_time_token add column planted text')
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (_request, reply, payload) => {
          const token = /porchlight_sign_up=([\w-]{43})/.exec(String(reply.getHeader('set-cookie')))?.[1]
          if (token !== undefined)
            await pool.query('update identity.one_time_token set planted = $1', [token])
          return payload
        })
      },
    })
    expect(await findOpenings(planted)).toEqual(['the token is stored'])
    await pool.query('alter table identity.one_time_token drop column planted')
  })
})

/** Returns the differences between the responses to a person we know and to one we do not. */
async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const known = await createSignedUp(target)
  const { rows } = await target.context.pool.query<SignUpPerson>(
    `select "FirstName" as "firstName", "LastName" as "lastName", "Email" as email from record."Contact"
     where "Email" = $1`,
    [known.email],
  )
  const [customer] = rows
  if (customer === undefined) throw new RangeError('no such customer')
  const [ofCustomer, ofStranger] = [await trace(target, customer), await trace(target, newPerson())]
  return Object.keys(ofStranger)
    .filter((step) => ofCustomer[step] !== ofStranger[step])
    .map((step) => `${step} tells`)
}

/** Returns the responses of a sign-up, without their random parts. */
async function trace(target: AbuseWorld, person: SignUpPerson): Promise<Readonly<Record<string, string>>> {
  const { browser, answers } = await fillSignUp(target, person)
  const submitted = await browser.call('submitEnrollment', agreed)
  const tracker = await browser.call('enrollmentStatus')
  const steps = ['contact', 'service', 'start', 'identity', 'submitEnrollment', 'enrollmentStatus']
  return Object.fromEntries(
    [...answers, submitted, tracker].map((answer, index) => [
      steps[index] ?? '',
      `${answer.statusCode} ${answer.payload}`
        .replace(/\d{10}|•\d{4}|•• \w/g, '#')
        .replace(/"street":"[^"]*"/, ''),
    ]),
  )
}

async function findOpenings(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const person = newPerson()
  const { browser } = await fillSignUp(target, person)
  const cookie = browser.cookies.get('porchlight_sign_up') ?? ''
  const [token = ''] = cookie.split('.')
  const knows = async (other: typeof browser) =>
    (await other.call('getSignUp')).payload.includes(person.email)
  if (!(await knows(browser))) leaks.push('does not open to its own browser')
  const stranger = openBrowser(target)
  if (await knows(stranger)) leaks.push('opens without a cookie')
  stranger.cookies.set('porchlight_sign_up', 'A'.repeat(43))
  if (await knows(stranger)) leaks.push('opens with a guessed cookie')
  const elsewhere = openBrowser(target, { brand: 'second' })
  elsewhere.cookies.set('porchlight_sign_up', cookie)
  if (await knows(elsewhere)) leaks.push('opens on the host of another brand')
  if ((await browser.call('getSignUp')).payload.includes('4821')) leaks.push('tells the digits of a number')
  const { rows } = await target.context.pool.query<{ row: string }>(
    'select row_to_json(t)::text as row from identity.one_time_token t',
  )
  if (rows.some(({ row }) => row.includes(token))) leaks.push('the token is stored')
  return leaks
}

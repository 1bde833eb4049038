import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, type Target, withHole } from './abuse-world'
import { readGuardedValues } from './guarded-values'
import { idParameters, visibleOf } from './id-parameters'
import { type MethodParameter, methodParametersOf } from './method-parameters'
import { createNewcomer, type Newcomer } from './newcomer'
import { type OwnedRecord, recordsOf, unknownIdLike } from './owned-records'
import { opened } from './planted-engines'
import { forgiving, onEveryBrand } from './planted-links'
import { openBrowser, outcomeOf, type PortalBrowser } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld
let methodParameters: readonly MethodParameter[]

beforeAll(async () => {
  world = await openAbuseWorld()
  methodParameters = await methodParametersOf(world)
})
afterAll(() => world.world.close())

const dayMs = 86_400_000
const grantMs = 30 * 60_000
/** The bill's date and due date: what a look-up shows of it besides amounts. */
const billDays = ['2026-11-02', '2026-11-18']

describe('A03: the look-up of an order', () => {
  it('opens this one order, masked, to this one browser for half an hour, and nothing else', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when its time never ends, or a later one does not end it', async () => {
    const planted = await withHole(world, {
      context: (real) => forgiving(real, 'expired', 'superseded', 'used'),
    })
    expect(await findLeaks(planted)).toEqual([
      'is shown after a later look-up',
      'is shown after half an hour',
    ])
  })

  twinIt('is reported by this check when it is good for every brand', async () => {
    expect(await findLeaks(await withHole(world, { context: onEveryBrand }))).toContain(
      'is shown on the host of another brand',
    )
  })

  twinIt('is reported by this check when another order can be named', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (request, reply, payload) => {
          const { orderId } = (request.body ?? {}) as { orderId?: string }
          if (orderId === undefined || !request.url.endsWith('/enrollmentStatus')) return payload
          const { rows } = await world.context.pool.query<{ number: string }>(
            'select "OrderNumber" as number from record."Order" where "Id" = $1',
            [orderId],
          )
          if (rows[0] === undefined) return payload
          reply.status(200)
          return JSON.stringify(rows[0])
        })
      },
    })
    expect(await findLeaks(planted)).toContain('opens another order that is named: 200')
  })

  twinIt('is reported by this check when who looked up reads records', async () => {
    const planted = await withHole(world, { context: (real) => opened(real, 'guest') })
    const leaks = await findLeaks(planted)
    expect(leaks).toContainEqual(expect.stringMatching(/^opens GET .*getUtilityInfo orderId/))
    expect(leaks).toContainEqual(expect.stringMatching(/^opens GET .*\/actions\/record\/.* Order/))
  })

  twinIt.each(['enrollmentStatus', 'guestBillStatus'])(
    'is reported by this check when %s tells more than is masked',
    async (method) => {
      const planted = await withHole(world, {
        app: (app) => {
          app.addHook('onSend', async (request, _reply, payload) =>
            request.url.endsWith(`/${method}`)
              ? JSON.stringify({ ...JSON.parse(String(payload)), email: 'amparo.zarzalejos@example.com' })
              : payload,
          )
        },
      })
      expect(await findLeaks(planted)).toContain('tells amparo.zarzalejos@example.com')
    },
  )
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  target.world.advance(dayMs)
  const customer = await createNewcomer(target)
  await billNewcomer(target, customer)
  const browser = await lookUp(target, customer)
  const records = await recordsBehind(target, customer)
  const theirs = await recordsOf(target.context.pool, target.theirs)

  const shown = await browser.call('enrollmentStatus')
  if (!isShown(shown.payload)) leaks.push(`shows nothing: ${outcomeOf(shown)}`)
  const guarded = await readGuardedValues(target.context.pool, [])
  const billed = await browser.call('guestBillStatus')
  if (!billed.payload.includes('"bill":{')) leaks.push(`shows no bill: ${outcomeOf(billed)}`)
  for (const { payload } of [shown, billed]) {
    const disclosed = guarded.tellings(payload).filter((value) => !billDays.includes(value))
    leaks.push(...disclosed.map((value) => `tells ${value}`))
  }

  const orders = [...records, ...theirs].filter(({ objectApiName }) => objectApiName === 'Order')
  for (const { id } of orders) {
    const named = await browser.call('enrollmentStatus', { orderId: id })
    const unknown = await browser.call('enrollmentStatus', { orderId: unknownIdLike(id) })
    if (named.statusCode !== 404 || visibleOf(named, id) !== visibleOf(unknown, unknownIdLike(id))) {
      leaks.push(`opens another order that is named: ${outcomeOf(named)}`)
    }
  }
  leaks.push(...(await openedParameters(target, browser, [...records, ...theirs])))

  const other = openBrowser(target, { brand: 'second' })
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  if (isShown((await other.call('enrollmentStatus')).payload))
    leaks.push('is shown on the host of another brand')
  const stranger = openBrowser(target)
  if (isShown((await stranger.call('enrollmentStatus')).payload)) leaks.push('is shown to another browser')

  const later = await lookUp(target, customer)
  if (isShown((await browser.call('enrollmentStatus')).payload)) leaks.push('is shown after a later look-up')
  target.world.advance(grantMs)
  if (isShown((await later.call('enrollmentStatus')).payload)) leaks.push('is shown after half an hour')
  return leaks
}

/** Issues a bill for the newcomer's account: a look-up shows its amount and dates. */
async function billNewcomer({ context }: AbuseWorld, { accountId, accountNumber }: Newcomer): Promise<void> {
  await context.engine.createRecord(context.systemViewer, 'Bill__c', {
    fields: {
      Name: `${accountNumber}-1`,
      Account__c: accountId,
      Bill_Date__c: billDays[0],
      Due_Date__c: billDays[1],
      Period_Start__c: '2026-10-01',
      Period_End__c: '2026-10-31',
      Opening_Balance__c: 0,
      Charges__c: 88.25,
      Payments__c: 0,
      Closing_Balance__c: 88.25,
      Status__c: 'Open',
    },
  })
}

async function lookUp(target: Target, customer: Newcomer): Promise<PortalBrowser> {
  const browser = openBrowser(target)
  const { confirmationNumber: identifier, zipCode } = customer
  const found = await browser.call('lookUpEnrollment', { identifier, zipCode })
  if (found.statusCode !== 200) throw new TypeError(found.payload)
  return browser
}

function isShown(payload: string): boolean {
  return payload.includes('"tracker":{')
}

/** Tries every id parameter in the browser that looked up. */
async function openedParameters(
  target: AbuseWorld,
  browser: PortalBrowser,
  records: readonly OwnedRecord[],
): Promise<readonly string[]> {
  const opened: string[] = []
  const cookies = Object.fromEntries(browser.cookies)
  for (const parameter of [...methodParameters, ...idParameters]) {
    for (const { objectApiName, id } of records) {
      if (objectApiName !== parameter.objectApiName && !parameter.name.includes('recordId')) continue
      const sendRequest = async (sent: string) =>
        visibleOf(await target.send({ ...parameter.request(sent, []), cookies }), sent)
      if ((await sendRequest(id)) !== (await sendRequest(unknownIdLike(id))))
        opened.push(`opens ${parameter.name} ${objectApiName}`)
    }
  }
  return opened
}

/** Returns the records behind the looked-up order: itself, its account and its contact. */
async function recordsBehind(
  target: AbuseWorld,
  { contactId, confirmationNumber }: Newcomer,
): Promise<readonly OwnedRecord[]> {
  const { rows } = await target.context.pool.query<{ Order: string; Account: string }>(
    `select "Id" as "Order", "AccountId" as "Account" from record."Order" where "Confirmation_Number__c" = $1`,
    [confirmationNumber],
  )
  return Object.entries({ ...rows[0], Contact: contactId }).map(([objectApiName, id]) => ({
    objectApiName,
    id,
  }))
}

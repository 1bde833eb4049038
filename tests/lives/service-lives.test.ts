import { inSweep, isNamed } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../domains/testing/method-bench'
import {
  type Answered,
  beginServiceLife,
  type OrderOfLife,
  type RealService,
} from '../../domains/testing/service-life'
import { signUpPlan } from '../../domains/testing/sign-up'
import { type Crashing, livesOf } from './crashes'
import { dayAfter, wednesdayFrom } from './service-calendar'
import { type ServiceEvent, serviceLives } from './service-life'
import {
  cancel,
  changePlan,
  enrol,
  type ModelHome,
  type ModelOrder,
  type ModelPlan,
  move,
  newServiceModel,
  nextDueDay,
  type OrderKind,
  openOf,
  payDeposit,
  reschedule,
  type ServiceModel,
  setPaperless,
  stop,
  work,
} from './service-model'

const numRuns = inSweep(2_000, { otherwise: isNamed('lives') ? 300 : 25 })

/** A Friday before a week with a holiday. */
const firstDay = '2026-11-20'

let bench: MethodBench
/** The plans offered at the lives' homes, that of the sign-up first. */
let plans: readonly ModelPlan[]

beforeAll(async () => {
  bench = await openMethodBench({ portal: true })
  await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' })
  const { rows } = await bench.world.context.pool.query<ModelPlan>(
    `select p."ProductCode" as code, p."Name" as name, p."Term_Months__c"::float as months,
       coalesce(p."Cancellation_Fee__c", 0)::float as fee
     from record."Product2" p join record."Product2" chosen on chosen."Utility__c" = p."Utility__c"
     where p."Plan_Brand__c" = 'first' and chosen."ProductCode" = $1
     order by p."ProductCode" <> $1, p."ProductCode"`,
    [signUpPlan.code],
  )
  plans = rows
})
afterAll(() => bench.close())

interface Life {
  readonly model: ServiceModel
  readonly real: RealService
  /** The portal's order and account for each of the model's. */
  readonly orders: Map<ModelOrder, OrderOfLife>
  readonly accounts: Map<ModelHome, string>
}

async function live(events: readonly Crashing<ServiceEvent>[]): Promise<void> {
  const model = newServiceModel(firstDay)
  const life: Life = { model, real: beginServiceLife(bench), orders: new Map(), accounts: new Map() }
  life.real.setDay(firstDay)
  for (const [index, { event, crashesAfter }] of events.entries()) {
    bench.process.crashAfter(crashesAfter)
    await happen(life, event, index)
    await workAndCompare(life, `after event ${index}: ${JSON.stringify(event)}`)
  }
  await comparePages(life)
}

async function workAndCompare(life: Life, when: string): Promise<void> {
  const { model, real } = life
  await real.work()
  bench.process.crashAfter(null)
  work(model)
  const sent = { mails: model.mails.toSorted(), billing: model.billing.toSorted() }
  model.mails = []
  model.billing = []
  expect({ ...(await real.sent()), ...(await factsOf(life)) }, when).toEqual({
    ...sent,
    homes: model.homes.map(({ street, status, plan, contract, isPaperless }) => [
      street,
      status,
      plan.name,
      contract?.end ?? null,
      isPaperless,
    ]),
    orders: model.orders.map(({ kind, status, day }) => [kind, status, day]),
  })
}

/** Returns the data service's data about the customer's accounts and orders. */
async function factsOf({ real, orders, accounts }: Life) {
  const session = await real.session()
  const valuesOf = async (recordId: string, objectApiName: string, names: readonly string[]) => {
    const fields = names.map((name) => `${objectApiName}.${name}`).join()
    const record = (await session.dataOf(`/ui-api/records/${recordId}?fields=${fields}`)) as {
      readonly fields: Readonly<Record<string, { readonly value: unknown }>>
    }
    return names.map((name) => record.fields[name]?.value ?? null)
  }
  const homeFields = [
    'Service_Street__c',
    'Status__c',
    'Plan_Name__c',
    'Contract_End_Date__c',
    'Paperless__c',
  ]
  const orderFields = ['Case_Type__c', 'Status', 'Requested_Start_Date__c']
  return {
    homes: await Promise.all([...accounts.values()].map((id) => valuesOf(id, 'Account', homeFields))),
    orders: await Promise.all(
      [...orders.values()].map(({ orderId }) => valuesOf(orderId, 'Order', orderFields)),
    ),
  }
}

async function happen(life: Life, event: ServiceEvent, index: number): Promise<void> {
  const { model, real, orders, accounts } = life
  const wednesday = (days: number) => wednesdayFrom(dayAfter(model.today, days))
  const chosen = <Thing>(things: readonly Thing[], choice: number) =>
    things[choice % Math.max(1, things.length)]
  const idOf = (order: ModelOrder) => orders.get(order)?.orderId ?? ''
  const accountOf = (home: ModelHome) => accounts.get(home) ?? ''
  const note = (expected: ModelOrder | string, { order, refusal }: Answered) => {
    expect(refusal).toBe(typeof expected === 'string' ? expected : null)
    if (typeof expected === 'string' || order === null) return
    const known = orders.get(expected)
    if (known === undefined) orders.set(expected, order)
    else expect(order).toEqual(known)
    if (!accounts.has(expected.home)) accounts.set(expected.home, order.accountId)
    expect(accountOf(expected.home)).toBe(order.accountId)
  }
  switch (event.kind) {
    case 'enrol': {
      const [plan] = plans
      if (plan === undefined) throw new TypeError('no plan')
      const { as: kind, needsDeposit } = event
      const request = { street: `${index} Model Lane`, day: wednesday(event.inDays), needsDeposit }
      note(enrol(model, { ...request, kind, plan }), await real.enrol({ ...request, caseType: kind }))
      return
    }
    case 'answer':
      real.wait()
      model.looks += 1
      return
    case 'days':
      return pass(life, event.count)
    case 'payDeposit': {
      const order = chosen(
        model.orders.filter(({ status, owesDeposit }) => status === 'Pending' && owesDeposit),
        event.choice,
      )
      if (order === undefined) return
      await real.payDeposit(idOf(order))
      payDeposit(model, order)
      return
    }
    case 'cancel': {
      const order = chosen(model.orders, event.choice)
      if (order === undefined) return
      const { refusal } = await real.cancel(idOf(order))
      expect(refusal).toBe(cancel(model, order))
      return
    }
    case 'reschedule': {
      const order = chosen(model.orders, event.choice)
      if (order === undefined) return
      const day = wednesday(7 + event.inDays)
      const { refusal } = await real.reschedule(idOf(order), day)
      expect(refusal).toBe(reschedule(model, order, day))
      return
    }
    case 'changePlan': {
      const [home, plan] = [chosen(model.homes, event.choice), chosen(plans, event.plan)]
      if (home === undefined || plan === undefined) return
      const answered = await real.changePlan(accountOf(home), plan.code)
      note(changePlan(model, home, plan), answered)
      return
    }
    case 'stop': {
      const home = chosen(model.homes, event.choice)
      if (home === undefined) return
      const day = wednesday(event.inDays)
      const answered = await real.stop(accountOf(home), day)
      note(stop(model, home, day), answered)
      return
    }
    case 'move': {
      const [home, plan] = [chosen(model.homes, event.choice), chosen(plans, event.plan)]
      if (home === undefined || plan === undefined) return
      const to = {
        street: `${index} Model Lane`,
        lastDay: wednesday(event.lastIn),
        firstDay: wednesday(event.firstIn),
      }
      const answered = await real.move(accountOf(home), { ...to, planCode: plan.code })
      const expected = move(model, home, { ...to, plan })
      // The stop is the older of the two.
      if (typeof expected !== 'string' && expected.partner !== null) {
        note(expected.partner, { order: answered.stop, refusal: answered.refusal })
      }
      note(expected, answered)
      return
    }
    case 'paperless': {
      const home = chosen(model.homes, event.choice)
      if (home === undefined) return
      await real.setPaperless(accountOf(home), event.isOn)
      setPaperless(model, home, event.isOn)
      return
    }
  }
}

/** Lets days pass; on each with something due, the jobs run. */
async function pass(life: Life, count: number): Promise<void> {
  const { model, real } = life
  const until = dayAfter(model.today, count)
  real.wait()
  model.looks += 1
  await workAndCompare(life, 'before days pass')
  while (model.today < until) {
    model.today = nextDueDay(model, until)
    model.looks += 1
    real.setDay(model.today)
    if (model.today < until) await workAndCompare(life, `on ${model.today}`)
  }
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dateOf = (day: string) => longDate.format(new Date(day))
const kindLabels = {
  Move_In: 'Move-in',
  Switch: 'Switch',
  Plan_Change: 'Change of plan',
  Stop_Service: 'Stop of service',
} as const

/** Returns the rows of a list in groups, each preceded by its group. */
function rowsOf(text: string, row: RegExp): readonly string[] {
  let group = ''
  return [...text.matchAll(new RegExp(`(Pending|Active|Cancelled|Closed) \\(\\d+\\) \\||${row.source}`, 'g'))]
    .flatMap(([whole, heading]) => {
      if (heading !== undefined) group = heading
      return heading === undefined ? [`${group}: ${whole}`] : []
    })
    .toSorted()
}

/** Checks that the pages match the model. */
async function comparePages({ model, real, orders, accounts }: Life): Promise<void> {
  const { pageOf } = await real.session()
  expect(rowsOf(await pageOf('/orders'), /\d+ Model Lane \| [^|]+ \| [^|]+: [^|]+(?= \|)/)).toEqual(
    model.orders
      .map(({ home, kind, plan, status, day, market }) => {
        const isKnown = status !== 'Cancelled' && (market === 'confirmed' || kind === 'Plan_Change')
        const what = `${isKnown ? 'Confirmed' : 'Requested'} ${kind === 'Stop_Service' ? 'last day' : 'start'}`
        return `${status}: ${home.street} | ${kindLabels[kind]} · ${plan.name} | ${what}: ${dateOf(day)}`
      })
      .toSorted(),
  )
  expect(rowsOf(await pageOf('/accounts'), /\d+ Model Lane(?= \|)/)).toEqual(
    model.homes.map(({ status, street }) => `${status}: ${street}`).toSorted(),
  )
  for (const [home, accountId] of accounts) {
    const text = await pageOf(`/accounts/${accountId}`)
    const next = openOf(model, home, 'Plan_Change')
    expect([home.street, text.includes('Your next plan')]).toEqual([home.street, next !== undefined])
    expect(text).toContain(contractSentence(model, home))
    for (const [said, kinds] of timeline) {
      const days = model.orders.filter(
        (order) => order.home === home && kinds.includes(order.kind) && hasHappened(model, order),
      )
      expect([home.street, said, text.split(said).length - 1]).toEqual([home.street, said, days.length])
    }
  }
  for (const [order, { orderId }] of orders) {
    const subjectOf = async (page: string) => (await pageOf(`/${page}/${orderId}`)).split(' | ')[2]
    expect([order.kind, await subjectOf('orders'), await subjectOf('enrollment-status')]).toEqual([
      order.kind,
      outcomeOf(order) ?? stageOf(order),
      outcomeOf(order) ?? nextOf(order),
    ])
  }
}

/** The timeline's text for the day of an order. */
const timeline: readonly (readonly [said: string, kinds: readonly OrderKind[]])[] = [
  ['Start of service by order', ['Move_In', 'Switch']],
  ['Start of the new plan by order', ['Plan_Change']],
  ['Last day of service by order', ['Stop_Service']],
]

function hasHappened({ today }: ServiceModel, { kind, status, market, day }: ModelOrder): boolean {
  const isConfirmed = market === 'confirmed' || kind === 'Plan_Change'
  return status !== 'Cancelled' && isConfirmed && day <= today
}

function contractSentence({ today }: ServiceModel, { status, contract }: ModelHome): string {
  if (status === 'Pending') return 'Your service has not started yet.'
  if (status === 'Cancelled') return 'Service did not start here.'
  if (contract?.end == null) return 'It has no end date.'
  return contract.end < today ? `ended on ${dateOf(contract.end)}` : `holds until ${dateOf(contract.end)}`
}

/** Returns the outcome shown on both pages of an order; null while it is in progress. */
function outcomeOf({ kind, status, wasRescinded }: ModelOrder): string | null {
  if (status === 'Pending') return null
  if (kind === 'Stop_Service') {
    return status === 'Cancelled' ? 'Your service continues' : 'Your service has ended'
  }
  if (status === 'Closed') return 'This order is closed'
  if (kind === 'Plan_Change') {
    return status === 'Cancelled' ? 'This change of plan was undone' : 'Your new plan has started'
  }
  if (status === 'Active') return 'Your service is active'
  return wasRescinded ? 'You cancelled this switch in time' : 'This order is cancelled'
}

/** Returns the stage of an order in progress, on its page. */
function stageOf({ kind, market }: ModelOrder): string {
  if (kind === 'Plan_Change') return 'Your current plan continues'
  const stages =
    kind === 'Stop_Service'
      ? ['Request received', 'The utility prepares the shut-off', 'Last day confirmed']
      : ['Order received', 'The utility sets up your service', 'Start date confirmed']
  return stages[['nothing', 'requested', 'confirmed'].indexOf(market)] ?? ''
}

/** Returns the next step of an order in progress, on its tracker. */
function nextOf({ kind, market, owesDeposit }: ModelOrder): string {
  if (kind === 'Plan_Change') return 'Your new plan starts'
  const day = kind === 'Stop_Service' ? 'last day' : 'start date'
  if (market === 'requested') return `Saltgrass Bayou Delivery is confirming your ${day}`
  if (market === 'confirmed') return kind === 'Stop_Service' ? 'Your service ends' : 'Your service starts'
  return owesDeposit ? 'Pay your deposit: $200.00' : 'Choose a new start date'
}

describe('a life of a customer', () => {
  it('is told alike by the portal and by a model of homes and orders', async () => {
    await fc.assert(
      fc.asyncProperty(serviceLives, (events) => live(events)),
      livesOf(61, numRuns),
    )
    // Processes crashed during it.
    expect(bench.process.crashes()).toBeGreaterThan(numRuns)
  }, 10_800_000)
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'
import { watchMails } from '../../../testing/watch-mails'

let bench: MethodBench
let account: { readonly id: string; readonly contact: string }
let browser: TestBrowser

/** A customer whose contract of 12 months ends on 4 January 2027, on a plan with a fee of $150. */
const callum = 'callum.brackenridge-shaw@example.com'
const noon = '2026-11-20T18:00:00Z'

beforeAll(async () => {
  bench = await openMethodBench()
  const [row] = await rowsOf(
    `select a."Id" as id, a."ContactId" as contact from record."Account" a join record."User" u
       on u."ContactId" = a."ContactId" where u."Username" = $1`,
    callum,
  )
  account = { id: String(row?.id), contact: String(row?.contact) }
})
beforeEach(async () => {
  setNow(noon)
  browser = bench.browser({ brand: 'third' })
  await browser.signIn(callum)
})
afterEach(async () => {
  for (const { id } of await orders('Pending')) await browser.call('cancelEnrollment', { orderId: id })
  bench.waiting.splice(0)
})
afterAll(() => bench.close())

function setNow(moment: string): void {
  bench.world.advance(Date.parse(moment) - bench.world.context.now().getTime())
}

async function rowsOf(sql: string, ...values: readonly string[]) {
  const { rows } = await bench.world.context.pool.query<Record<string, string | number | null>>(sql, [
    ...values,
  ])
  return rows
}

const orders = (status: string) =>
  rowsOf(
    `select "Id" as id from record."Order" where "Case_Type__c" = 'Plan_Change' and "AccountId" = $1 and "Status" = $2`,
    account.id,
    status,
  )

const contract = async () =>
  (
    await rowsOf(
      `select "Plan_Name__c" as plan, "Contract_Start_Date__c"::text as start, "Contract_End_Date__c"::text as end,
         "Contract_Term_Months__c" as term from record."Account" where "Id" = $1`,
      account.id,
    )
  )[0]

/** The code of a plan of the account's brand and utility. */
async function codeOf(name: string): Promise<string> {
  const [row] = await rowsOf(
    `select p."ProductCode" as code from record."Product2" p join record."Account" a on a."Utility__c" = p."Utility__c"
       where a."Id" = $1 and p."Plan_Brand__c" = 'third' and p."Name" = $2`,
    account.id,
    name,
  )
  return String(row?.code)
}

const agreed = { terms: 'yes', change: 'yes', textLanguage: 'en' }

/** What the form sends that the page shows for that plan. */
async function formOf(planCode: string) {
  const shown = await browser.call('getPlanChange', { accountId: account.id, planCode })
  const { startDate, earlyTerminationFee } = shown.terms as Record<string, string | number>
  return { ...agreed, accountId: account.id, planCode, startDate, fee: String(earlyTerminationFee) }
}

/** Orders that plan and gives the id of the order. */
async function ordered(planName: string): Promise<string> {
  const { location } = await browser.call('changePlan', await formOf(await codeOf(planName)))
  return /^\/orders\/(\w{18})\?done$/.exec(String(location))?.[1] ?? ''
}

/** Has the job run as it does on that day. */
async function onDay(moment: string): Promise<void> {
  setNow(moment)
  bench.waiting.splice(0)
  bench.waiting.push({ jobName: 'apply-plan-changes', payload: {} })
  await bench.runJobs()
}

const present = { plan: 'Fixed 12', start: '2026-01-04', end: '2027-01-04', term: null }

describe('a renewal', () => {
  it('is one order on the same account, from the day after the contract ends, without a fee', async () => {
    const planCode = await codeOf('Credit 12')
    const accounts = await rowsOf('select count(*)::int as count from record."Account"')
    expect(await browser.call('getPlanChange', { accountId: account.id, planCode })).toMatchObject({
      presentPlanName: 'Fixed 12',
      terms: { kind: 'Renewal', startDate: '2027-01-05', startsAtRead: false, earlyTerminationFee: 0 },
      undoUntil: '2027-01-04',
      open: null,
    })
    const form = await formOf(planCode)
    const [first, second] = await Promise.all([
      browser.call('changePlan', form),
      browser.call('changePlan', form),
    ])
    expect(second).toEqual(first)
    expect(await browser.call('changePlan', form)).toEqual(first)
    expect(await orders('Pending')).toHaveLength(1)
    expect(await rowsOf('select count(*)::int as count from record."Account"')).toEqual(accounts)
    expect(bench.waiting.map(({ jobName }) => jobName)).toEqual(['send-plan-change-confirmation'])
    const [order] = await rowsOf(
      `select "Market_Status__c" as market, "Credit_Status__c" as credit, "Stage__c" as stage,
         "Confirmed_Start_Date__c"::text as start from record."Order" where "Id" = $1`,
      String((await orders('Pending'))[0]?.id),
    )
    expect(order).toEqual({ market: null, credit: null, stage: 'Processing', start: '2027-01-05' })
    const consents = await rowsOf(
      `select "Consent_Type__c" as type, "Consent_Text__c" as text, "Text_Version__c" as version
         from record."Consent__c" where "Account__c" = $1 and "Text_Version__c" like 'plan-change%' order by 1`,
      account.id,
    )
    expect(consents).toEqual([
      {
        type: 'Plan_Change',
        text: 'I authorize Fernbrook to change my plan at 2750 Copperleaf Bluff Way to Credit 12 from January 5, 2027 on. I pay no early termination fee for my present plan.',
        version: 'plan-change-2026-11',
      },
      {
        type: 'Terms',
        text: expect.stringContaining('the facts of the plan Credit 12'),
        version: 'plan-change-2026-11',
      },
    ])
  })

  it('answers the offers that staff have open: the one of its plan is accepted, another declined', async () => {
    const offers = async () =>
      (
        await rowsOf(
          `select "Name" as name, "StageName" as stage from record."Opportunity" where "Name" like 'Renew with%' order by 1`,
        )
      ).map(({ name, stage }) => [name, stage])
    for (const name of ['Credit 12', 'Flex Monthly']) {
      const [plan] = await rowsOf(
        'select "Id" as id from record."Product2" where "ProductCode" = $1',
        await codeOf(name),
      )
      await bench.world.context.engine.createRecord(bench.systemViewer, 'Opportunity', {
        fields: {
          Name: `Renew with ${name}`,
          AccountId: account.id,
          Plan__c: plan?.id,
          CloseDate: '2026-12-20',
          Contract_End_Date__c: '2027-01-04',
        },
      })
    }
    await ordered('Credit 12')
    expect(await offers()).toEqual([
      ['Renew with Credit 12', 'Closed Won'],
      ['Renew with Flex Monthly', 'Closed Lost'],
    ])
  })

  it('is confirmed by one mail in the language of the customer', async () => {
    const number = async (orderId: string) =>
      (
        await rowsOf('select "Confirmation_Number__c" as number from record."Order" where "Id" = $1', orderId)
      )[0]?.number
    const english = await ordered('Credit 12')
    const [mail, ...more] = await bench.runJobs({ attempts: 2 })
    expect(mail).toMatchObject({
      to: callum,
      subject: 'Your new Fernbrook plan is confirmed',
      language: 'en',
    })
    expect(mail?.text).toContain(`Your plan is Credit 12 starting January 5, 2027.`)
    expect(mail?.text).toContain(String(await number(english)))
    expect(mail?.text).toContain('Until January 4, 2027 you can undo the change at no charge.')
    expect(mail?.text).toContain(`https://third.example.com/orders/${english}`)
    expect(new Set(more.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([mail?.idempotencyKey]))
    await browser.call('cancelEnrollment', { orderId: english })
    bench.waiting.splice(0)
    await bench.world.context.engine.updateRecord(bench.systemViewer, account.contact, {
      fields: { Preferred_Language__c: 'es' },
    })
    await ordered('Credit 12')
    const [spanish] = await bench.runJobs()
    expect(spanish).toMatchObject({ subject: 'Su nuevo plan de Fernbrook está confirmado', language: 'es' })
    await bench.world.context.engine.updateRecord(bench.systemViewer, account.contact, {
      fields: { Preferred_Language__c: 'en' },
    })
  })

  it('is told as under way until its day, when the job gives the account the plan and its contract', async () => {
    const orderId = await ordered('Credit 12')
    expect((await browser.call('enrollmentStatus', { orderId })).tracker).toMatchObject({
      caseType: 'Plan_Change',
      outcome: 'underWay',
      next: { name: 'planStarts', turn: 'Provider', due: '2027-01-05' },
      start: { date: '2027-01-05', state: 'confirmed' },
      rescindUntil: '2027-01-04',
    })
    await onDay('2027-01-05T05:59:00Z')
    expect(await contract()).toEqual(present)
    await onDay('2027-01-05T06:05:00Z')
    const applied = { plan: 'Credit 12', start: '2027-01-05', end: '2028-01-05', term: 12 }
    expect(await contract()).toEqual(applied)
    await onDay('2027-01-05T07:05:00Z')
    expect(await contract()).toEqual(applied)
    await browser.signIn(callum)
    expect((await browser.call('enrollmentStatus', { orderId })).tracker).toMatchObject({ outcome: 'active' })
    // The day before was the last one.
    expect(await browser.refusalKey('cancelEnrollment', { orderId })).toBe('orderNotChangeable')
    await restoreContract(orderId)
  })
})

/** Puts the account back where the tests begin, as a supervisor would. */
async function restoreContract(orderId: string): Promise<void> {
  await bench.world.context.engine.updateRecord(bench.systemViewer, orderId, {
    fields: { Status: 'Cancelled', Cancellation_Reason__c: 'By_Customer' },
  })
  expect(await contract()).toEqual(present)
}

describe('a change before the last third of the contract', () => {
  const early = { plan: 'Fixed 12', start: '2026-08-04', end: '2027-08-04', term: 12 }
  const setContract = (start: string, end: string, term: number | null) =>
    bench.world.context.engine.updateRecord(bench.systemViewer, account.id, {
      fields: { Contract_Start_Date__c: start, Contract_End_Date__c: end, Contract_Term_Months__c: term },
    })

  beforeEach(() => setContract(early.start, early.end, early.term))
  afterEach(() => setContract(present.start, present.end, present.term))

  it('shows the fee before the press, applies from the next meter read, and can be undone for 14 days', async () => {
    const planCode = await codeOf('Credit 12')
    expect((await browser.call('getPlanChange', { accountId: account.id, planCode })).terms).toEqual({
      kind: 'Change',
      startDate: '2026-11-30',
      startsAtRead: true,
      earlyTerminationFee: 150,
    })
    const orderId = await ordered('Credit 12')
    const [consent] = await rowsOf(
      `select "Consent_Text__c" as text from record."Consent__c" where "Account__c" = $1
         and "Consent_Type__c" = 'Plan_Change' and "Consent_Text__c" like '%$150.00%'`,
      account.id,
    )
    expect(consent?.text).toMatch(
      /I pay the early termination fee of my present plan, \$150\.00, with my next bill\.$/,
    )
    const [mail] = await bench.runJobs()
    expect(mail?.text).toContain('The early termination fee of your current plan is $150.00.')
    await onDay('2026-11-30T12:05:00Z')
    expect(await contract()).toEqual({ plan: 'Credit 12', start: '2026-11-30', end: '2027-11-30', term: 12 })
    setNow('2026-12-04T18:00:00Z')
    await browser.signIn(callum)
    await browser.call('cancelEnrollment', { orderId })
    expect(await contract()).toEqual(early)
    expect((await browser.call('enrollmentStatus', { orderId })).tracker).toMatchObject({
      outcome: 'rescinded',
    })
  })

  it('is not offered to the plan that the account has', async () => {
    const form = await formOf(await codeOf('Credit 12'))
    const planCode = await codeOf('Fixed 12')
    expect((await browser.call('getPlanChange', { accountId: account.id, planCode })).terms).toBeNull()
    expect(await browser.refusalKey('changePlan', { ...form, planCode })).toBe('planNotChangeable')
  })
})

describe('nothing is ordered', () => {
  it('without what has to be agreed to, or on other terms than were shown', async () => {
    const form = await formOf(await codeOf('Credit 12'))
    const missing = await browser.refusal('changePlan', { ...form, terms: '', change: undefined })
    expect(missing.key).toBe('requiredFieldMissing')
    for (const moved of [{ fee: '150' }, { startDate: '2027-01-04' }, { fee: '', startDate: '' }]) {
      expect(await browser.refusalKey('changePlan', { ...form, ...moved })).toBe('planChangeTermsMoved')
    }
    expect(await orders('Pending')).toEqual([])
  })

  it('of a second plan while the account waits for the first', async () => {
    await ordered('Credit 12')
    const other = await formOf(await codeOf('Flex Monthly'))
    expect(await browser.refusalKey('changePlan', other)).toBe('planChangeUnderWay')
    expect(await orders('Pending')).toHaveLength(1)
  })

  it('for an account of somebody else, which is answered like none, nor for a guest', async () => {
    const form = await formOf(await codeOf('Credit 12'))
    const stranger = bench.browser({ brand: 'third' })
    await stranger.signIn('theodore.okonjo-vale@example.com')
    for (const method of ['getPlanChange', 'changePlan']) {
      const body = method === 'changePlan' ? form : { accountId: form.accountId, planCode: form.planCode }
      const foreign = await stranger.refusal(method, body)
      const unknown = await stranger.refusal(method, { ...body, accountId: '001000000000000AAA' })
      expect([foreign.key, foreign.message]).toEqual(['notFound', unknown.message])
      expect(await bench.browser({ brand: 'third' }).refusalKey(method, body)).toBe('invalidSession')
    }
    expect(await orders('Pending')).toEqual([])
  })

  it('of a plan that the brand does not offer at the home', async () => {
    const form = await formOf(await codeOf('Credit 12'))
    expect(await browser.refusalKey('changePlan', { ...form, planCode: 'FIRST-FIXED-12-SALTGRASS' })).toBe(
      'planNotOffered',
    )
  })
})

it('a change of plan is undone before its day, leaves the account as it is, and can be ordered anew', async () => {
  const orderId = await ordered('Credit 12')
  expect(await browser.call('getEnrollmentChange', { orderId })).toMatchObject({
    canReschedule: false,
    canCancel: true,
    canRescind: true,
  })
  expect(await browser.refusalKey('rescheduleEnrollment', { orderId, startDate: '2026-12-08' })).toBe(
    'orderNotChangeable',
  )
  await browser.call('cancelEnrollment', { orderId })
  await onDay('2027-01-05T06:05:00Z')
  expect(await contract()).toEqual(present)
  setNow(noon)
  await browser.signIn(callum)
  expect(await ordered('Credit 12')).not.toBe(orderId)
})

it('a closed account is given no plan', async () => {
  const orderId = await ordered('Credit 12')
  const { engine, pool } = bench.world.context
  await engine.updateRecord(bench.systemViewer, account.id, { fields: { Status__c: 'Closed' } })
  await onDay('2027-01-05T06:05:00Z')
  expect(await contract()).toEqual(present)
  expect((await rowsOf('select "Status" as status from record."Order" where "Id" = $1', orderId))[0]).toEqual(
    {
      status: 'Cancelled',
    },
  )
  await pool.query(`update record."Account" set "Status__c" = 'Active' where "Id" = $1`, [account.id])
})

it('mail says once which plan the home has when a change is undone, and when it applies', async () => {
  await watchMails(bench)
  const orderId = await ordered('Credit 12')
  await browser.call('cancelEnrollment', { orderId })
  bench.waiting.splice(0)
  const [undone, ...afterUndone] = await watchMails(bench)
  expect([undone?.to, undone?.subject, afterUndone]).toEqual([
    callum,
    'Your change of plan with Fernbrook is undone',
    [],
  ])
  expect(undone?.text).toContain('Your plan at 2750 Copperleaf Bluff Way is Fixed 12.')
  expect(undone?.text).toContain('The change to Credit 12 does not take place')

  await ordered('Credit 12')
  await onDay('2027-01-05T06:05:00Z')
  const [applied, ...afterApplied] = await watchMails(bench)
  expect([applied?.to, applied?.subject, afterApplied]).toEqual([
    callum,
    'Your new Fernbrook plan has started',
    [],
  ])
  expect(applied?.text).toContain(
    'Starting January 5, 2027, your plan at 2750 Copperleaf Bluff Way is Credit 12.',
  )
  expect(applied?.text).toContain(`/accounts/${account.id}`)
})

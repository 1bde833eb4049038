import { signatureHeader, signEvent } from '@porchlight/providers/payments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  goodCard,
  openPaymentsWorld,
  type Payer,
  type PaymentsWorld,
  payerOf,
} from '../tests/payments/payments-world'
import { billingEvents } from './billing-events'
import { stopEvents } from './enrollment/objects/order/stop-follows'
import { sampleCode } from './paperless/operations/sample-code'
import { enrolledOrders } from './testing/enrolled-orders'
import { linkTokenOf, type MethodBench, openMethodBench } from './testing/method-bench'
import { createCustomer } from './testing/new-customer'
import { causedEvents, publishedBy, typesOf } from './testing/published-by'

describe('what happens to money, AutoPay, paperless billing and contacts', () => {
  let bench: PaymentsWorld
  let secret: string
  let payer: Payer

  beforeAll(async () => {
    bench = await openPaymentsWorld({ background: true })
    bench.processor.faults.delivery = 'held'
    const [row] = await bench.rows<{ value: Buffer }>(
      `select value from installation.secret where name = 'payment-news'`,
    )
    secret = row?.value.toString('base64') ?? ''
    payer = payerOf(bench, 0)
  })
  afterAll(() => bench.close())

  const published = (cause: () => Promise<unknown>, { accountId } = payer) =>
    publishedBy(bench.world.context.pool, accountId, cause)

  const post = async (url: string, payload: object, token = payer.token) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await bench.world.app.inject({ method: 'POST', url, headers, payload })
    expect([200, 201], answer.payload).toContain(answer.statusCode)
    return answer
  }
  const profile = (method: string, body: object) =>
    post(`/lwr/apex/v65.0/CustomerPortalProfileController/${method}`, body)

  /** A payment of $275.00 towards a deposit, or of $40.00 without one, whose page is open at the processor. */
  async function openPayment(depositId: string | null, { accountId } = payer): Promise<string> {
    const { engine, systemViewer } = bench.world.context
    const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
      fields: {
        Account__c: accountId,
        Purpose__c: depositId === null ? 'Bill' : 'Deposit',
        Deposit__c: depositId,
        Amount__c: depositId === null ? 40 : 275,
        Payment_Date__c: '2026-11-20',
      },
    })
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Processor_Reference__c: `pay_${paymentId}` },
    })
    return paymentId
  }

  /** The processor reports, by its signed webhook, that the payment is in that state now; twice, as it may. */
  async function report(paymentId: string, state: string, amount: number): Promise<void> {
    const event = {
      id: `evt_${paymentId}_${state}`,
      payment: {
        id: `pay_${paymentId}`,
        key: paymentId,
        amount,
        currency: 'usd',
        state,
        reason: state === 'returned' ? 'insufficientFunds' : null,
        method: 'card',
        last_four: '4242',
      },
    }
    const payload = JSON.stringify(event)
    for (let time = 0; time < 2; time += 1) {
      const answer = await bench.world.app.inject({
        method: 'POST',
        url: '/webhooks/payments',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signEvent(secret, Buffer.from(payload), bench.world.context.now()),
        },
        payload,
      })
      expect(answer.statusCode).toBe(204)
    }
  }

  it('a payment: settled, returned, regained and refunded, each once, with its key, amount and day', async () => {
    const paymentId = await openPayment(null)
    const events = await published(async () => {
      for (const state of ['processing', 'paid', 'returned', 'regained', 'refunded']) {
        await report(paymentId, state, 4_000)
      }
    })
    const data = { paymentId, amount: 40, date: '2026-11-20' }
    expect(events).toEqual([
      { type: 'payment.settled', data },
      { type: 'payment.returned', data },
      { type: 'payment.regained', data },
      { type: 'payment.refunded', data },
    ])
  })

  it('a payment that is declined: nothing, for no money came', async () => {
    const paymentId = await openPayment(null)
    expect(await published(() => report(paymentId, 'declined', 4_000))).toEqual([])
  })

  it.each([
    ['returned', 'deposit.returned'],
    ['refunded', 'deposit.refunded'],
  ])('a deposit that is paid and then %s', async (state, type) => {
    const depositId = await bench.newDeposit(payer)
    const paymentId = await openPayment(depositId)
    const events = await published(async () => {
      for (const each of ['paid', state]) await report(paymentId, each, 27_500)
    })
    const data = { depositId, paymentId, amount: 275, date: '2026-11-20' }
    expect(events).toEqual([
      { type: 'deposit.paid', data },
      { type, data },
    ])
  })

  it('a deposit that staff send back in another way', async () => {
    const { engine, systemViewer } = bench.world.context
    const depositId = await bench.newDeposit(payer)
    await report(await openPayment(depositId), 'paid', 27_500)
    for (const Status__c of ['Refunding', 'Refund_Failed']) {
      await engine.updateRecord(systemViewer, depositId, { fields: { Status__c } })
    }
    const token = await bench.world.tokenOf('admin@example.com')
    const events = await published(() =>
      post(
        '/services/data/v65.0/ui-api/actions/perform-quick-action/Deposit__c.RecordRefund',
        { contextId: depositId, fields: { Refund_Date__c: '2026-11-19' } },
        token,
      ),
    )
    expect(events).toEqual([
      { type: 'deposit.refunded', data: { depositId, paymentId: null, amount: 275, date: '2026-11-19' } },
    ])
  })

  it('AutoPay: turned on by the customer, off by the customer, and off by a debit that is returned', async () => {
    const [found] = await bench.rows<Omit<Payer, 'token' | 'orderId'>>(
      `select u."Username" as username, u."ContactId" as "contactId", a."Id" as "accountId" from record."User" u
       join record."Account" a on a."ContactId" = u."ContactId" and a."Status__c" = 'Active'
       where u."Username" = 'dana.whitcombe@example.com' limit 1`,
    )
    if (found === undefined) throw new TypeError('The demo world has no such customer.')
    const owner = { ...found, orderId: '', token: await bench.world.tokenOf(found.username) }
    await bench.rows(`update record."Autopay__c" set "Status__c" = 'Cancelled'`)
    const own = async (method: string, body: object = {}) =>
      (await bench.call(owner, method, { accountId: owner.accountId, ...body })).json<{
        location: string
        offer: { setupId: string; mark: string }
      }>()
    const turnOn = async () => {
      await bench.payByCard((await own('beginAutopay')).location, goodCard)
      const { offer } = await own('autopayOverview')
      return own('authorizeAutopay', { setupId: offer.setupId, mark: offer.mark })
    }
    expect(await published(turnOn, owner)).toEqual([{ type: 'autopay.turned-on', data: {} }])
    expect(await published(() => own('cancelAutopay'), owner)).toEqual([
      { type: 'autopay.turned-off', data: { reason: 'Cancelled' } },
    ])
    await turnOn()
    const [autopay] = await bench.rows<{ method: string }>(
      `select "Payment_Method__c" as method from record."Autopay__c" where "Account__c" = $1 and "Status__c" = 'Active'`,
      [owner.accountId],
    )
    const paymentId = await openPayment(null, owner)
    await bench.rows(
      `update record."Payment__c" set "Channel__c" = 'Autopay', "Payment_Method__c" = $2 where "Id" = $1`,
      [paymentId, autopay?.method],
    )
    const events = await published(async () => {
      for (const state of ['paid', 'returned']) await report(paymentId, state, 4_000)
    }, owner)
    expect(typesOf(events)).toEqual(['payment.settled', 'payment.returned', 'autopay.turned-off'])
    expect(events.at(-1)?.data).toEqual({ reason: 'Suspended' })
  })

  it('paperless billing: on and off', async () => {
    const { accountId } = payer
    const code = { accountId, sampleCode: sampleCode(accountId), agree: 'yes' }
    await profile('turnPaperlessOff', { accountId })
    expect(await published(() => profile('turnPaperlessOn', code))).toEqual([
      { type: 'paperless.turned-on', data: {} },
    ])
    expect(await published(() => profile('turnPaperlessOff', { accountId }))).toEqual([
      { type: 'paperless.turned-off', data: {} },
    ])
  })

  it('phones and language: on each account of the customer', async () => {
    const phones = { mobilePhone: '(713) 555-0155', otherPhone: '' }
    const data = { mobilePhone: '(713) 555-0155', otherPhone: null }
    expect(await published(() => profile('updatePhones', phones))).toEqual([
      { type: 'contact.phones-changed', data },
    ])
    const languages = await published(async () => {
      for (const language of ['en', 'es', 'es']) await profile('updateLanguage', { language })
    })
    expect(languages.at(-1)).toEqual({ type: 'contact.language-changed', data: { language: 'es' } })
    const { rows } = await bench.world.context.pool.query(
      `select 1 from record."Account" a where a."ContactId" = $1 and not exists (
         select 1 from billing_outbox.event e
         where e.account_id = a."Id" and e.event_type = 'contact.phones-changed')`,
      [payer.contactId],
    )
    expect(rows).toEqual([])
  })
})

describe('what happens to email addresses and orders', () => {
  let bench: MethodBench
  beforeAll(async () => {
    bench = await openMethodBench()
    await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' })
    await bench.credit.setFaultMode({ next: 'pass' })
  })
  afterAll(() => bench.close())

  const { enrol, advance, later, valuesOf, setOrder } = enrolledOrders(() => bench)
  const published = (accountId: string, cause: () => Promise<unknown>) =>
    publishedBy(bench.world.context.pool, accountId, cause)
  const accountOf = async (orderId: string) => {
    const [row] = (await valuesOf(
      'select "AccountId" as account from record."Order" where "Id" = $1',
      orderId,
    )) as readonly { account: string }[]
    return row?.account ?? ''
  }

  it('an email address, once its link is used', async () => {
    const password = 'Garden-lamp-42!'
    const customer = await createCustomer(bench, { email: 'billed@example.com' })
    const { confirmationNumber: identifier, zipCode, accountId } = customer
    const browser = bench.browser()
    await browser.call('findMyAccount', { identifier, zipCode })
    const [registration] = await bench.runJobs()
    browser.cookies.link = linkTokenOf(registration)
    await browser.call('createPassword', { newPassword: password, confirmPassword: password })
    await browser.signIn('billed@example.com', password)
    const email = 'billed.elsewhere@example.com'
    const change = { currentPassword: password, newEmail: email, confirmEmail: email }
    expect(await published(accountId, () => browser.call('changeEmail', change))).toEqual([])
    const [verification] = await bench.runJobs()
    const holder = bench.browser()
    holder.cookies.link = linkTokenOf(verification)
    expect(await published(accountId, () => holder.call('verifyEmail'))).toEqual([
      { type: 'contact.email-changed', data: { email } },
    ])
  })

  it('an order: nothing before the market accepts it, then its customer and home, its date, and its end', async () => {
    const orderId = await enrol()
    const accountId = await accountOf(orderId)
    expect(await published(accountId, () => advance(orderId))).toEqual([])
    const [accepted] = await published(accountId, () => later(orderId, 25))
    expect(accepted).toMatchObject({
      type: 'order.accepted',
      data: {
        brand: 'first',
        commodity: 'Electricity',
        requestedStart: '2026-12-01',
        customer: { lastName: expect.stringContaining('Quill'), email: expect.stringContaining('enrols.') },
      },
    })
    const confirmed = await published(accountId, () => later(orderId, 25))
    expect(confirmed).toMatchObject([{ type: 'order.date-confirmed', data: { startDate: '2026-12-01' } }])
    const ended = await published(accountId, async () => {
      await setOrder(orderId, { Status: 'Cancelled', Cancellation_Reason__c: 'By_Customer' })
      await advance(orderId)
    })
    expect(ended).toMatchObject([{ type: 'order.ended', data: { reason: 'Withdrawn' } }])
  })

  it('a contract that begins with its first day of service', async () => {
    const orderId = await enrol()
    const accountId = await accountOf(orderId)
    await advance(orderId)
    for (let time = 0; time < 2; time += 1) await later(orderId, 25)
    const seconds = (Date.parse('2026-12-01T18:00:00Z') - bench.world.context.now().getTime()) / 1_000
    const events = await published(accountId, () => later(orderId, seconds))
    bench.world.advance(-seconds * 1_000)
    expect(events).toMatchObject([{ type: 'plan.changed', data: { contractStart: '2026-12-01' } }])
  })

  it('a change of plan before the contract ends: its fee, the plan, and both back when it is undone', async () => {
    const { accountId } = await createCustomer(bench)
    const { engine } = bench.world.context
    const orderId = await engine.createRecord(bench.systemViewer, 'Order', {
      fields: {
        AccountId: accountId,
        Case_Type__c: 'Plan_Change',
        Confirmation_Number__c: 'P7Q20001',
        Requested_Start_Date__c: '2026-11-20',
        Confirmed_Start_Date__c: '2026-11-20',
        Plan_Name__c: 'Credit 12',
        Early_Termination_Fee__c: 150,
        Service_Street__c: '12 Lantern Row',
        Service_City__c: 'Houston',
        Service_State__c: 'TX',
        Service_Postal_Code__c: '77002',
      },
    })
    await setOrder(orderId, { Stage__c: 'Processing' })
    const fee = { orderNumber: 'P7Q20001', amount: 150 }
    const applied = await published(accountId, async () => {
      bench.waiting.push({ jobName: 'apply-plan-changes', payload: {} })
      await bench.runJobs()
    })
    expect(applied).toEqual([
      { type: 'early-termination-fee.due', data: fee },
      {
        type: 'plan.changed',
        data: { planName: 'Credit 12', contractStart: '2026-11-20', contractEnd: null },
      },
    ])
    const undone = await published(accountId, () =>
      setOrder(orderId, { Status: 'Cancelled', Cancellation_Reason__c: 'Rescinded' }),
    )
    expect(undone.map(({ type }) => type).sort()).toEqual(['early-termination-fee.waived', 'plan.changed'])
    expect(undone.find(({ type }) => type === 'early-termination-fee.waived')?.data).toEqual(fee)
  })

  it('a payment arrangement, and its end', async () => {
    const { accountId } = await createCustomer(bench)
    const { engine } = bench.world.context
    const billId = await engine.createRecord(bench.systemViewer, 'Bill__c', {
      fields: {
        Name: 'B-arranged-1',
        Account__c: accountId,
        Bill_Date__c: '2026-11-02',
        Due_Date__c: '2026-12-04',
        Period_Start__c: '2026-10-01',
        Period_End__c: '2026-10-31',
        Opening_Balance__c: 0,
        Charges__c: 120.5,
        Payments__c: 0,
        Closing_Balance__c: 120.5,
      },
    })
    let arrangementId = ''
    const agreed = await published(accountId, async () => {
      arrangementId = await engine.createRecord(bench.systemViewer, 'Payment_Arrangement__c', {
        fields: {
          Account__c: accountId,
          Bill__c: billId,
          Kind__c: 'Extension',
          Agreed_Date__c: '2026-11-20',
          Amount__c: 120.5,
          Parts__c: 1,
          First_Due_Date__c: '2026-12-14',
        },
      })
    })
    const parts = [{ dueDate: '2026-12-14', amount: 120.5 }]
    expect(agreed).toEqual([{ type: 'arrangement.agreed', data: { arrangementId, billId, parts } }])
    const ended = await published(accountId, () =>
      engine.updateRecord(bench.systemViewer, arrangementId, { fields: { Status__c: 'Kept' } }),
    )
    expect(ended).toEqual([{ type: 'arrangement.ended', data: { arrangementId, outcome: 'Kept' } }])
  })

  it('an order that the market rejects after all', async () => {
    const orderId = await enrol()
    const accountId = await accountOf(orderId)
    await advance(orderId)
    await later(orderId, 25)
    const events = await published(accountId, async () => {
      await bench.market.say(orderId, { kind: 'rejected', reason: 'Not_First_In' })
      await later(orderId, 1)
    })
    expect(events).toMatchObject([{ type: 'order.ended', data: { reason: 'Rejected' } }])
  })
})

describe('the declared events', () => {
  it('each have a cause above, and a name of their own', () => {
    const declared = billingEvents.map(({ eventType }) => eventType)
    expect(new Set(declared).size).toBe(declared.length)
    const elsewhere: readonly string[] = [
      ...stopEvents.map(({ eventType }) => eventType),
      ...['average-billing.turned-on', 'average-billing.turned-off', 'deposit.applied'],
      'deposit.interest-credited',
    ]
    const here = (types: readonly string[]) => types.filter((type) => !elsewhere.includes(type)).sort()
    expect(here([...causedEvents])).toEqual(here(declared))
  })
})

import type { PaymentsPort } from '@porchlight/providers/payments'
import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bench, billId, openWorldOfPayer, payer } from './autopay-payer'
import { goodCard, slowCard } from './payments-world'

openWorldOfPayer()

beforeEach(() => {
  bench.processor.faults.delivery = 'held'
})

type Body = Readonly<Record<string, unknown>>

const pay = (body: Body = {}, language: 'en' | 'es' = 'en') =>
  bench.call(payer, 'payBill', { billId, share: 'full', ...body }, language)

/** Returns where a payer is redirected. */
async function locationFor(body: Body = {}, language: 'en' | 'es' = 'en'): Promise<string> {
  const answer = await pay(body, language)
  expect(answer.statusCode, answer.payload).toBe(200)
  return answer.json<{ location: string }>().location
}

/** Returns the rejection of a payment: its status and its code. */
async function refusalOf(body: Body = {}): Promise<readonly [number, string | undefined]> {
  const answer = await pay(body)
  return [answer.statusCode, /"errorCode":"([A-Z_]+)"/.exec(answer.payload)?.[1]]
}

/** Returns our payments of the account, completed ones first, and what the processor has of each. */
const payments = () =>
  bench.rows<Body>(
    `select p."Bill__c" as bill, p."Purpose__c" as purpose, p."Channel__c" as channel, p."Status__c" as status,
       p."Amount__c"::float as amount, p."Fee__c"::float as fee, p."Payment_Date__c"::text as day, c.amount as cents,
       c.currency, c.description, c.methods, c.return_address as "returnAddress", c.language, c.name, c.colour, c.state
     from record."Payment__c" p left join demo_processor.payment c on c.key = p."Id"
     where p."Account__c" = $1 order by p."Status__c"`,
    [payer.accountId],
  )

async function pending(fields: Body): Promise<void> {
  const { engine, systemViewer } = bench.world.context
  await engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: payer.accountId,
      Purpose__c: 'Bill',
      Bill__c: billId,
      Fee__c: 0,
      Payment_Date__c: '2026-11-20',
      ...fields,
    },
  })
}

describe('a payment of a bill', () => {
  it('is stored by us, and the processor is told what it is for, where to go back, and in whose colours', async () => {
    const page = await locationFor()
    expect(page).toContain(`${bench.processor.origin}/pay/`)
    const [bill] = await bench.rows<{ number: string }>(
      'select "Name" as number from record."Bill__c" where "Id" = $1',
      [billId],
    )
    expect(await payments()).toEqual([
      {
        bill: billId,
        purpose: 'Bill',
        channel: 'Portal',
        status: 'Pending',
        amount: 120.5,
        fee: 0,
        day: expect.stringMatching(/^2026-11-\d\d$/),
        cents: 12_050,
        currency: 'usd',
        description: `Bill ${bill?.number}`,
        methods: ['card', 'bank'],
        returnAddress: expect.stringMatching(new RegExp(`^https?://[^/]+/bills/${billId}\\b`)),
        language: 'en',
        name: expect.stringMatching(/\w+/),
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/i),
        state: 'open',
      },
    ])
  })

  it('in Spanish goes back to the Spanish page', async () => {
    await locationFor({}, 'es')
    const [payment] = await payments()
    expect(payment).toMatchObject({
      description: expect.stringMatching(/^Factura /),
      returnAddress: expect.stringMatching(new RegExp(`^https?://[^/]+/es/bills/${billId}\\b`)),
      language: 'es',
    })
  })

  it('is followed two minutes later, within the transaction that stores it', async () => {
    await locationFor()
    const looks = await bench.rows(
      `select (j.payload->>'round')::int as round, round(extract(epoch from j.run_at - now()) / 10)::int * 10 as seconds
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'follow-payment' and j.payload->>'paymentId' in (
         select "Id" from record."Payment__c" where "Account__c" = $1)`,
      [payer.accountId],
    )
    expect(looks).toEqual([{ round: 1, seconds: 120 }])
  })

  it('of another amount needs the amount', async () => {
    for (const amount of [undefined, '', '  '])
      expect(await refusalOf({ share: 'other', amount })).toEqual([400, 'REQUIRED_FIELD_MISSING'])
    expect(await payments()).toEqual([])
  })

  it('of all that is left ignores what was typed before', async () => {
    await locationFor({ amount: '7.00' })
    expect(await payments()).toMatchObject([{ amount: 120.5 }])
  })

  it('is less what AutoPay is already debiting, for whichever bill, and not by what is still being paid', async () => {
    await pending({ Channel__c: 'Autopay', Amount__c: 20.25 })
    await pending({ Channel__c: 'Autopay', Amount__c: 30 })
    await locationFor()
    expect(await payments()).toContainEqual(expect.objectContaining({ channel: 'Portal', amount: 70.25 }))
    expect(await refusalOf({ share: 'other', amount: '70.26' })).toEqual([400, 'AMOUNT_OUT_OF_RANGE'])
  })

  it('is not opened when AutoPay is already debiting all of it, or more', async () => {
    await pending({ Channel__c: 'Autopay', Amount__c: 120.5 })
    expect(await refusalOf()).toEqual([409, 'NOTHING_DUE'])
    await pending({ Channel__c: 'Autopay', Amount__c: 1 })
    expect(await refusalOf()).toEqual([409, 'NOTHING_DUE'])
  })

  it('says so when the processor does not answer, and goes on to the same payment when it does', async () => {
    bench.processor.faults.mood = 'down'
    expect(await refusalOf()).toEqual([424, 'PAYMENT_UNAVAILABLE'])
    expect(await payments()).toMatchObject([{ status: 'Pending', cents: null }])
    bench.processor.faults.mood = 'well'
    expect(await locationFor()).toContain(`${bench.processor.origin}/pay/`)
    expect(await payments()).toMatchObject([{ status: 'Pending', cents: 12_050 }])
  })

  it('is counted, and refused beyond the limit', async () => {
    const answers: number[] = []
    while (answers.length < 40 && answers.at(-1) !== 429) answers.push((await pay()).statusCode)
    expect(answers.at(-1)).toBe(429)
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([200]))
    expect(await payments()).toHaveLength(1)
  })
})

describe('a second request', () => {
  it('for the same amount leads to the same page', async () => {
    expect(await locationFor()).toBe(await locationFor())
    expect(await payments()).toHaveLength(1)
  })

  it('for another amount closes the page of the first', async () => {
    const first = await locationFor()
    const second = await locationFor({ share: 'other', amount: '50' })
    expect(second).not.toBe(first)
    expect(await payments()).toMatchObject([
      { status: 'Cancelled', amount: 120.5, state: 'cancelled' },
      { status: 'Pending', amount: 50, state: 'open' },
    ])
  })

  it.each([
    ['was paid', goodCard, 'Settled'],
    ['is being paid', slowCard, 'Pending'],
  ])('for another amount opens no page when the first %s', async (_name, card, status) => {
    await bench.payByCard(await locationFor(), card)
    const location = await locationFor({ share: 'other', amount: '50' })
    expect(location).not.toContain(bench.processor.origin)
    expect(location).toContain(`/bills/${billId}`)
    expect(await payments()).toMatchObject([{ status, amount: 120.5 }])
  })
})

describe('what happens at the processor while a page is opened', () => {
  /** The unmodified port. */
  let port: PaymentsPort
  beforeAll(() => {
    port = { ...bench.world.context.payments }
  })

  /** Runs `work` while the server’s port to the processor is modified. */
  async function withPort<Result>(
    changes: Partial<PaymentsPort>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    Object.assign(bench.world.context.payments, changes)
    try {
      return await work()
    } finally {
      Object.assign(bench.world.context.payments, port)
    }
  }

  it.each([
    ['was paid', goodCard, 'Settled'],
    ['is being paid', slowCard, 'Pending'],
  ])('is seen when the page that is to be closed %s at that moment', async (_name, card, status) => {
    const page = await locationFor()
    const cancelPayment: PaymentsPort['cancelPayment'] = async (reference) => {
      await bench.payByCard(page, card)
      return port.cancelPayment(reference)
    }
    const location = await withPort({ cancelPayment }, () => locationFor({ share: 'other', amount: '50' }))
    expect(location).not.toContain(bench.processor.origin)
    expect(await payments()).toMatchObject([{ status, amount: 120.5 }])
  })

  it('names when a payment was first tried, from the second attempt on', async () => {
    const requests: Parameters<PaymentsPort['startPayment']>[0][] = []
    const startPayment: PaymentsPort['startPayment'] = (request) => {
      requests.push(request)
      return port.startPayment(request)
    }
    await withPort({ startPayment }, async () => {
      await locationFor()
      await locationFor()
    })
    expect(requests.map(({ firstTriedAt }) => firstTriedAt)).toEqual([undefined, bench.world.context.now()])
  })

  it('is not known to who comes back while it does not answer: the payment waits', async () => {
    const back = () => bench.call(payer, 'billPaymentStatus', { billId, isBack: true })
    await bench.payByCard(await locationFor(), goodCard)
    bench.processor.faults.mood = 'down'
    expect((await back()).json()).toMatchObject({ due: 120.5, lastPayment: { status: 'Pending' } })
    bench.processor.faults.mood = 'well'
    expect((await back()).json()).toMatchObject({ due: 0, lastPayment: { status: 'Settled' } })
  })

  it('is given up after four payments that it declines at once', async () => {
    const startPayment: PaymentsPort['startPayment'] = async (request) => {
      const started = await port.startPayment(request)
      return { ...started, payment: { ...started.payment, state: 'declined' } }
    }
    expect(await withPort({ startPayment }, refusalOf)).toEqual([503, expect.any(String)])
    expect(await payments()).toMatchObject(Array.from({ length: 4 }, () => ({ status: 'Declined' })))
  })
})

/** Returns the result of typing an amount: the code of the rejection, or the cents of the payment that was opened. */
async function type(amount: string): Promise<string | number> {
  const answer = await bench.call(payer, 'payBill', { billId, share: 'other', amount })
  if (answer.statusCode !== 200) return /[A-Z]+(?:_[A-Z]+)+/.exec(answer.payload)?.[0] ?? answer.payload
  const [payment] = await bench.rows<{ cents: number }>(
    `select ("Amount__c" * 100)::int as cents from record."Payment__c" where "Bill__c" = $1 and "Status__c" = 'Pending'
     order by "CreatedDate" desc limit 1`,
    [billId],
  )
  await bench.rows('delete from record."Payment__c" where "Bill__c" = $1', [billId])
  await bench.rows('delete from identity.attempt')
  return payment?.cents ?? 'nothing opened'
}

it('of a bill one pays a dollar at least and what is left at most', async () => {
  expect(await type('0.99')).toBe('AMOUNT_OUT_OF_RANGE')
  expect(await type('120.51')).toBe('AMOUNT_OUT_OF_RANGE')
  expect(await type('all of it')).toBe('AMOUNT_OUT_OF_RANGE')
  expect(await type('1')).toBe(100)
  expect(await type('120.50')).toBe(12_050)
})

it('of a bill of less than a dollar all of it, and nothing of a bill that leaves nothing', async () => {
  const leave = async (dollars: number) => {
    await bench.rows(
      `update record."Bill__c" set "Charges__c" = $2, "Closing_Balance__c" = $2 where "Id" = $1`,
      [billId, dollars],
    )
    await bench.world.context.pool.query(forgetLedger(payer.accountId))
  }
  await leave(0.4)
  expect(await type('0.39')).toBe('AMOUNT_OUT_OF_RANGE')
  expect(await type('0.40')).toBe(40)
  await leave(0.01)
  expect(await type('0.01')).toBe(1)
  await leave(0)
  expect(await type('1')).toBe('NOTHING_DUE')
})

import { isPorchlightError } from '@porchlight/errors'
import { sampleCode } from '../paperless/operations/sample-code'
import { type CustomerSession, createLogin, openCustomerSession } from './customer-session'
import type { MethodBench } from './method-bench'
import { agreed, fillSignUp, signUpPlan } from './sign-up'
import type { TestBrowser } from './test-browser'
import { watchMails } from './watch-mails'

/** An order in a life: its id, and that of its account. */
export interface OrderOfLife {
  readonly orderId: string
  readonly accountId: string
}

/** The result of a request: the order placed or changed, or the key of the error. */
export type Answered = { readonly order: OrderOfLife | null; readonly refusal: string | null }

/** What was sent since the last call: the subjects of the customer's mails, and the types of billing's events. */
export interface SentInLife {
  readonly mails: readonly string[]
  readonly billing: readonly string[]
}

/** The portal as used by one customer, the market and the passing days. */
export interface RealService {
  readonly setDay: (day: string) => void
  readonly enrol: (home: {
    readonly street: string
    readonly caseType: 'Move_In' | 'Switch'
    readonly day: string
    readonly needsDeposit: boolean
  }) => Promise<Answered>
  readonly payDeposit: (orderId: string) => Promise<void>
  readonly reschedule: (orderId: string, day: string) => Promise<Answered>
  readonly cancel: (orderId: string) => Promise<Answered>
  readonly changePlan: (accountId: string, planCode: string) => Promise<Answered>
  readonly stop: (accountId: string, day: string) => Promise<Answered>
  readonly move: (
    accountId: string,
    to: {
      readonly street: string
      readonly lastDay: string
      readonly firstDay: string
      readonly planCode: string
    },
  ) => Promise<Answered & { readonly stop: OrderOfLife | null }>
  readonly setPaperless: (accountId: string, isOn: boolean) => Promise<void>
  /** Delivers the market's messages due by now, and runs the day's jobs. */
  readonly work: () => Promise<void>
  /** Lets the market's delays pass. */
  readonly wait: () => void
  readonly sent: () => Promise<SentInLife>
  readonly session: () => Promise<CustomerSession>
}

let people = 0

/** Starts a life: a person not yet known to the portal. */
export function beginServiceLife(bench: MethodBench): RealService {
  const { pool, engine, now } = bench.world.context
  people += 1
  const email = `lives.${people}@example.com`
  const lastName = `Thistlewood ${people}`
  let contactId = ''
  let userId = ''
  let seen = 0

  async function rowsOf<Row extends object>(sql: string, ...values: readonly string[]): Promise<Row[]> {
    return (await pool.query<Row>(sql, [...values])).rows
  }
  const browserOf = async (): Promise<TestBrowser> => {
    const browser = surviving(bench.browser())
    if (userId !== '') {
      const { token } = await bench.identity.startSession(userId, { hostBrand: 'first', language: 'en' })
      browser.cookies.session = token
    }
    return browser
  }
  /** Returns a browser that presses again when there is no response. */
  const surviving = (browser: TestBrowser): TestBrowser => ({
    ...browser,
    call: (method, body) => bench.process.withRestarts(() => browser.call(method, body)),
  })
  const orderOf = async (orderId: string): Promise<OrderOfLife> => {
    const [row] = await rowsOf<{ accountId: string }>(
      'select "AccountId" as "accountId" from record."Order" where "Id" = $1',
      orderId,
    )
    return { orderId, accountId: row?.accountId ?? '' }
  }
  const requested = async (call: (browser: TestBrowser) => Promise<string>): Promise<Answered> => {
    try {
      return { order: await orderOf(await call(await browserOf())), refusal: null }
    } catch (error) {
      if (!isPorchlightError(error)) throw error
      return { order: null, refusal: error.key }
    }
  }
  const orderIn = (location: unknown) => /\/(\w{18})\?/.exec(String(location))?.[1] ?? ''

  return {
    setDay: (day) => bench.world.advance(Date.parse(`${day}T18:00:00Z`) - now().getTime()),
    enrol: async ({ street, caseType, day, needsDeposit }) =>
      requested(async (browser) => {
        await bench.credit.setFaultMode({ next: needsDeposit ? 'deposit' : 'pass', depositDollars: 200 })
        await fillSignUp(browser, {
          contact: { lastName, email },
          service: { street, caseType },
          startDate: day,
        })
        const { confirmationNumber } = await browser.call('submitEnrollment', agreed)
        const [order] = await rowsOf<{ id: string; contactId: string }>(
          `select o."Id" as id, a."ContactId" as "contactId" from record."Order" o
           join record."Account" a on a."Id" = o."AccountId" where o."Confirmation_Number__c" = $1`,
          String(confirmationNumber),
        )
        if (userId === '') {
          contactId = order?.contactId ?? ''
          userId = await createLogin(bench, { contactId, email })
        }
        return order?.id ?? ''
      }),
    payDeposit: async (orderId) => {
      const [deposit] = await rowsOf<{ id: string; accountId: string }>(
        'select "Id" as id, "Account__c" as "accountId" from record."Deposit__c" where "Order__c" = $1',
        orderId,
      )
      const day = now().toISOString().slice(0, 10)
      const paymentId = await engine.createRecord(bench.systemViewer, 'Payment__c', {
        fields: {
          Account__c: deposit?.accountId,
          Purpose__c: 'Deposit',
          Deposit__c: deposit?.id,
          Amount__c: 200,
          Payment_Date__c: day,
        },
      })
      const fields = { Status__c: 'Settled', Settled_Date__c: day }
      await engine.updateRecord(bench.systemViewer, paymentId, { fields })
    },
    reschedule: (orderId, day) =>
      requested(async (browser) => {
        await browser.call('rescheduleEnrollment', { orderId, startDate: day })
        return orderId
      }),
    cancel: (orderId) =>
      requested(async (browser) => {
        await browser.call('cancelEnrollment', { orderId })
        return orderId
      }),
    changePlan: (accountId, planCode) =>
      requested(async (browser) => {
        const { terms } = await browser.call('getPlanChange', { accountId, planCode })
        const shown = (terms ?? {}) as Record<string, string | number>
        const { location } = await browser.call('changePlan', {
          accountId,
          planCode,
          startDate: shown.startDate ?? '',
          fee: String(shown.earlyTerminationFee ?? 0),
          terms: 'yes',
          change: 'yes',
          textLanguage: 'en',
        })
        return orderIn(location)
      }),
    stop: (accountId, lastDay) =>
      requested(async (browser) => {
        const { fee } = await browser.call('getServiceStop', { accountId })
        const { location } = await browser.call('stopService', {
          accountId,
          lastDay,
          reason: 'Other',
          street: '1 Forwarding Way',
          city: 'Austin',
          state: 'TX',
          zipCode: '78701',
          fee: String(fee ?? 0),
        })
        return orderIn(location)
      }),
    move: async (accountId, { street, lastDay, firstDay, planCode }) => {
      const zipCode = signUpPlan.zip
      const answered = await requested(async (browser) => {
        const { mark } = await browser.call('getMove', { accountId, zipCode, planCode })
        const { location } = await browser.call('moveService', {
          accountId,
          zipCode,
          planCode,
          street,
          lastDay,
          firstDay,
          terms: 'yes',
          enrollment: 'yes',
          creditCheck: 'yes',
          mark: mark ?? '',
          textLanguage: 'en',
        })
        return orderIn(location)
      })
      const [stop] = await rowsOf<{ id: string | null }>(
        'select "Move_Stop__c" as id from record."Order" where "Id" = $1',
        answered.order?.orderId ?? '',
      )
      return { ...answered, stop: typeof stop?.id === 'string' ? await orderOf(stop.id) : null }
    },
    setPaperless: async (accountId, isOn) => {
      const browser = await browserOf()
      if (isOn) {
        const agreement = { sampleCode: sampleCode(accountId), agree: 'yes' }
        await browser.call('turnPaperlessOn', { accountId, ...agreement })
      } else await browser.call('turnPaperlessOff', { accountId })
    },
    work: async () => {
      const open = await rowsOf<{ id: string }>(
        `select o."Id" as id from record."Order" o join record."Account" a on a."Id" = o."AccountId"
         where a."ContactId" = $1 and o."Status" in ('Pending', 'Cancelled') and o."Market_Status__c" is not null
         order by o."Id"`,
        contactId,
      )
      for (const { id: orderId } of open) {
        bench.waiting.push({ jobName: 'advance-enrollment', payload: { orderId } })
      }
      bench.waiting.push({ jobName: 'apply-plan-changes', payload: {} })
      await bench.runJobs({ attempts: 2 })
    },
    wait: () => bench.world.advance(60_000),
    sent: async () => {
      await watchMails(bench)
      const mails = new Map(
        bench.mails.flatMap((mail) => (mail.to === email ? [[mail.idempotencyKey, mail.subject]] : [])),
      )
      const subjects = [...mails.values()].slice(seen)
      seen = mails.size
      const events = await rowsOf<{ type: string }>(
        `delete from billing_outbox.event where account_id in
           (select "Id" from record."Account" where "ContactId" = $1) returning event_type as type`,
        contactId,
      )
      return { mails: subjects.toSorted(), billing: events.map(({ type }) => type).toSorted() }
    },
    session: () => openCustomerSession(bench, userId),
  }
}

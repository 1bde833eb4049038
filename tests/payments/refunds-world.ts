import { enqueueJob } from '@porchlight/jobs'
import { createCustomer, type NewCustomer } from '../../domains/testing/new-customer'
import { openPaymentsWorld } from './payments-world'
import { settledCardPayment } from './settled-card-payment'

/** Staff of the first brand, who refund and decide. */
export const advisor = 'advisor.first@example.com'
export const supervisor = 'supervisor@example.com'
export const admin = 'admin@example.com'

interface Paid extends NewCustomer {
  readonly email: string
  readonly paymentId: string
}

/** Opens a world in which staff refund payments accepted by the processor, with jobs that run. */
export async function openRefundsWorld() {
  const bench = await openPaymentsWorld({ background: true })
  const { world, rows, processor } = bench

  async function post(username: string | null, url: string, payload: object) {
    const authorization =
      username === null ? {} : { authorization: `Bearer ${await world.tokenOf(username)}` }
    const answer = await world.app.inject({ method: 'POST', url, headers: authorization, payload })
    return { status: answer.statusCode, text: answer.payload, body: answer.json() }
  }

  const moneyOf = async (accountId: string) =>
    (await post(admin, '/lwr/apex/v65.0/CustomerPortalPaymentController/accountMoney', { accountId })).body

  const request = (username: string | null, paymentId: string, fields: object = {}) =>
    post(username, '/lwr/apex/v65.0/CustomerPortalPaymentController/requestRefund', {
      paymentId,
      amount: '40',
      offered: 80,
      reason: 'Overpaid',
      note: 'Paid by card and by check.',
      ...fields,
    })

  const decide = (
    username: string,
    action: 'Approve' | 'Decline',
    contextId: string,
    fields: object = {},
  ) => {
    world.advance(1_000)
    const url = `/services/data/v65.0/ui-api/actions/perform-quick-action/Refund__c.${action}`
    return post(username, url, { contextId, fields })
  }

  /**
   * Returns a customer of the first brand who paid that many dollars by card, and owes nothing: all of it is a credit.
   */
  async function paidCustomer(amount: number): Promise<Paid> {
    const { systemViewer } = world.context
    const customer = await createCustomer({ world, systemViewer })
    const paymentId = await paid(customer.accountId, amount)
    return { ...customer, email: customer.email ?? '', paymentId }
  }

  const paid = (accountId: string, amount: number) => settledCardPayment(world.context, accountId, amount)

  /** Issues a bill of `charges` dollars, of which billing has received `payments`. */
  async function issueBill(
    accountId: string,
    { charges, payments }: { readonly charges: number; readonly payments: number },
    engine = world.context.engine,
  ): Promise<void> {
    const fields = {
      Account__c: accountId,
      Name: `B2-${accountId}`,
      Bill_Date__c: '2026-11-15',
      Due_Date__c: '2026-12-01',
      Period_Start__c: '2026-10-15',
      Period_End__c: '2026-11-14',
      Opening_Balance__c: 0,
      Charges__c: charges,
      Payments__c: payments,
      Closing_Balance__c: charges - payments,
      Status__c: charges <= payments ? 'Paid' : 'Issued',
    }
    await engine.createRecord(world.context.systemViewer, 'Bill__c', { fields })
  }

  /** Runs the work that is due every minute, and everything that follows from it, now. */
  async function sendNow(): Promise<void> {
    await enqueueJob(world.context.pool, 'send-refunds', {})
    await world.background?.idle()
    await processor.deliver()
    await world.background?.idle()
  }

  async function tryAgainNow(): Promise<void> {
    await rows(
      `update graphile_worker._private_jobs set run_at = now()
       where task_id in (select id from graphile_worker._private_tasks where identifier = 'send-refund')`,
    )
    await sendNow()
  }

  const atProcessor = async (paymentId: string) =>
    (
      await rows<{ state: string; refunded: number; refunds: number }>(
        `select state, refunded, (select count(*)::int from demo_processor.refund r where r.payment_id = p.id) as refunds
         from demo_processor.payment p where key = $1`,
        [paymentId],
      )
    )[0]

  const lines = (accountId: string) =>
    rows<{ kind: string; amount: number }>(
      `select "Kind__c" as kind, "Amount__c"::float as amount from record."Ledger_Entry__c" where "Account__c" = $1
       order by "Sequence__c"`,
      [accountId],
    )

  const refundsOf = (accountId: string) =>
    rows<{ status: string; failure: string | null; amount: number }>(
      `select "Status__c" as status, "Failure__c" as failure, "Amount__c"::float as amount from record."Refund__c"
       where "Account__c" = $1 order by "CreatedDate", "Name"`,
      [accountId],
    )

  const casesOf = (accountId: string) =>
    rows<{ subject: string }>(`select "Subject" as subject from record."Case" where "AccountId" = $1`, [
      accountId,
    ])

  const mailsTo = (email: string) =>
    rows<{ subject: string; text: string }>(
      'select subject, text from demo_mailbox.message where recipient = $1',
      [email],
    )

  return {
    ...bench,
    post,
    moneyOf,
    request,
    decide,
    paidCustomer,
    paid,
    issueBill,
    sendNow,
    tryAgainNow,
    atProcessor,
    lines,
    refundsOf,
    casesOf,
    mailsTo,
  }
}

/** The world that the refund tests use. */
export type RefundsWorld = Awaited<ReturnType<typeof openRefundsWorld>>

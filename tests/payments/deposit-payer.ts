import { enqueueJob } from '@porchlight/jobs'
import { goodCard, type Payer, type PaymentsWorld, payerOf } from './payments-world'

/** A customer without a deposit yet, and what happens to the deposits created for them. */
export interface DepositPayer {
  readonly payer: Payer
  /** Creates a deposit of $275.00, paid by card in the given parts; by default in one. */
  readonly paidDeposit: (parts?: readonly ('full' | 'instalment')[]) => Promise<string>
  /** Opens the processor's page on which the rest or an instalment can be paid. */
  readonly openPayPage: (share: 'full' | 'instalment') => Promise<string>
  /** Returns the deposit as its page shows it. */
  readonly page: (isBack?: boolean) => Promise<Record<string, unknown>>
  /** Runs the check that is due every minute, and everything that follows from it, now. */
  readonly refundNow: () => Promise<void>
  readonly paymentsOf: (depositId: string) => Promise<readonly PaymentRow[]>
  /** Returns the state of each payment here and at the processor. */
  readonly statesOf: (depositId: string) => Promise<readonly string[]>
  /** Returns cases about the order with one of those subjects, separated by `|`. */
  readonly casesOf: (subjects: string) => Promise<readonly { contact: string }[]>
  /** Returns the customer's mails about refunds, oldest first. */
  readonly mailsTo: () => Promise<readonly string[]>
}

interface PaymentRow {
  readonly status: string
  readonly day: string | null
  /** At the processor; null for a payment unknown to it. */
  readonly state: string | null
}

/**
 * Opens the customer with that number, whose order is pending again without a deposit: the world has fewer customers
 * than there are tests.
 */
export async function openDepositPayer(bench: PaymentsWorld, number: number): Promise<DepositPayer> {
  const payer = payerOf(bench, number)
  for (const statement of [
    `delete from record."Payment__c" where "Deposit__c" in (select "Id" from record."Deposit__c" where "Order__c" = $1)`,
    'delete from record."Deposit__c" where "Order__c" = $1',
    'delete from record."Case" where "Order__c" = $1',
    `update record."Order" set "Status" = 'Pending', "Cancellation_Reason__c" = null where "Id" = $1`,
  ]) {
    await bench.rows(statement, [payer.orderId])
  }
  const openPayPage: DepositPayer['openPayPage'] = async (share) => {
    bench.world.advance(1)
    const answer = await bench.call(payer, 'payDeposit', { orderId: payer.orderId, share })
    return answer.json<{ location: string }>().location
  }
  const page: DepositPayer['page'] = async (isBack = false) => {
    const answer = await bench.call(payer, 'depositStatus', { orderId: payer.orderId, isBack })
    return answer.json<{ deposit: Record<string, unknown> }>().deposit
  }
  const paymentsOf: DepositPayer['paymentsOf'] = (depositId) =>
    bench.rows<PaymentRow>(
      `select p."Status__c" as status, p."Refunded_Date__c"::text as day, c.state
       from record."Payment__c" p left join demo_processor.payment c on c.key = p."Id"
       where p."Deposit__c" = $1 order by p."Id"`,
      [depositId],
    )
  return {
    payer,
    openPayPage,
    page,
    paymentsOf,
    paidDeposit: async (parts = ['full']) => {
      const depositId = await bench.newDeposit(payer)
      for (const share of parts) {
        await bench.payByCard(await openPayPage(share), goodCard)
        await page(true)
      }
      return depositId
    },
    refundNow: async () => {
      await enqueueJob(bench.world.context.pool, 'refund-deposits', {})
      await bench.world.background?.idle()
    },
    statesOf: async (depositId) =>
      (await paymentsOf(depositId)).map(({ status, state }) => `${status} ${state}`).toSorted(),
    casesOf: (subjects) =>
      bench.rows<{ contact: string }>(
        `select "ContactId" as contact from record."Case" where "Order__c" = $1 and "Subject" = any($2)`,
        [payer.orderId, subjects.split('|')],
      ),
    mailsTo: async () => {
      const found = await bench.rows<{ text: string }>(
        `select text from demo_mailbox.message where recipient = $1
         and (subject like '%deposit was refunded%' or subject like 'Reembolso de su depósito%') order by id`,
        [payer.username],
      )
      return found.map(({ text }) => text)
    },
  }
}

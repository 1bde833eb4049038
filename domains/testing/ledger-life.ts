import type { BillingBillChange } from '@porchlight/providers/billing'
import type { PaymentState } from '@porchlight/providers/payments'
import { openBillOf } from '../autopay/operations/open-bill'
import { addDays, localDay } from '../customers/rules/calendar-day'
import { returnPayments } from '../deposits/operations/deposit-refund/return-payments'
import { readDeposit } from '../deposits/operations/read-deposit'
import { settleDepositsWithService } from '../deposits/operations/settle-with-service'
import { readAccountMoney } from '../energy/operations/account-money/read-account-money'
import { importBill } from '../energy/operations/billing-import/import-bill'
import { applyPayment, lockPayment } from '../payments/operations/apply-payment'
import { readBill } from '../payments/operations/bill-payment/read-bill'
import { readRefundable } from '../payments/operations/refund/read-refundable'
import { readPayment } from '../payments/operations/stored-payment'
import { type AutopayOfLife, openAutopayOfLife } from './autopay-life'
import { createLogin, openCustomerSession } from './customer-session'
import { openLifeProcessor } from './life-processor'
import { type MessagesOfLife, openMessagesOfLife } from './messages-of-life'
import type { MethodBench } from './method-bench'
import { type MoneyOnPages, openMoneyOnPages } from './money-on-pages'
import { createCustomer, type NewCustomer } from './new-customer'

/** A bill as billing reports it; amounts in cents. */
export interface IssuedBill {
  readonly number: string
  readonly opening: number
  readonly charges: number
  payments: number
  isNewest: boolean
  /** Whether service has ended with it. */
  readonly isFinal: boolean
}

/** The real portal’s account of one life, accessed as by billing, the processor and the readers. */
export interface RealAccount {
  readonly contactId: string
  readonly takeBill: (bill: IssuedBill) => Promise<void>
  readonly startPayment: (cents: number) => Promise<string>
  readonly startDeposit: (cents: number) => Promise<string>
  /** Refunds the deposit of that payment as an advisor, or waives one that was not paid. */
  readonly letDepositGo: (paymentId: string) => Promise<void>
  /** Ends the service. */
  readonly close: () => Promise<void>
  /**
   * Runs a day's jobs for the account's deposits: each settles with the end of service, and what is due back is
   * refunded.
   */
  readonly settleDeposits: () => Promise<void>
  /** `refundedCents` is the total refunded so far. */
  readonly processorSays: (
    paymentId: string,
    said: { readonly state: PaymentState; readonly refundedCents: number },
  ) => Promise<void>
  /** Returns the amount that an advisor could refund of a payment, in cents. */
  readonly refundable: (paymentId: string) => Promise<number>
  /** Returns each reader's result, in cents. */
  readonly readers: () => Promise<Readonly<Record<string, number>>>
  /** The amounts on the customer's pages, in cents. */
  readonly pages: MoneyOnPages
  readonly autopay: AutopayOfLife
  readonly messages: MessagesOfLife
}

const dollars = (cents: number) => Math.round(cents) / 100

/** Opens an account for a life; `index` determines its bill numbers, the first bill being `daysAgo` days old. */
export async function openRealAccount(bench: MethodBench, index: number, daysAgo = 0): Promise<RealAccount> {
  const { engine, pool } = bench.world.context
  const { systemViewer } = bench
  const { withRestarts } = bench.process
  const customer = await createCustomer(bench, { isImported: true })
  const { accountId } = customer
  // Mails about a bill go only to customers without paper bills.
  await engine.updateRecord(systemViewer, accountId, { fields: { Paperless__c: true } })
  const now = () => bench.world.context.now()
  const today = localDay(now())
  let bills = 0
  const dates = new Map<string, string>()
  const processor = openLifeProcessor()
  const session = await openCustomerSession(bench, await createLogin(bench, customer))
  const begin = async (cents: number, of: Readonly<Record<string, string | null>>) => {
    const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
      fields: { Account__c: accountId, Amount__c: dollars(cents), Fee__c: 0, Payment_Date__c: today, ...of },
    })
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Processor_Reference__c: processor.open(paymentId, cents) },
    })
    return paymentId
  }
  return {
    contactId: customer.contactId,
    pages: openMoneyOnPages(bench, customer, session),
    autopay: openAutopayOfLife(bench, customer, processor, session),
    messages: await openMessagesOfLife(bench, customer),
    takeBill: async (bill) => {
      if (!dates.has(bill.number)) {
        // Debits of the same day are made in order of their bills' ids, and those of the same moment have no order.
        bench.world.advance(1)
        bills += 1
        dates.set(bill.number, addDays(today, (bills - 1) * 30 - daysAgo))
      }
      const change = changeOf(customer, `${index}-${bill.number}`, bill, dates.get(bill.number) ?? today)
      await withRestarts(() =>
        engine.inOneTransaction((inner, connection) =>
          importBill({ engine: inner, connection }, systemViewer, change, today),
        ),
      )
    },
    startPayment: async (cents) =>
      begin(cents, { Purpose__c: 'Bill', Bill__c: await newestBill(bench, accountId), Channel__c: 'Portal' }),
    startDeposit: async (cents) => {
      // Deposits settle in order of their ids, and those of the same moment have no order.
      bench.world.advance(1)
      const depositId = await engine.createRecord(systemViewer, 'Deposit__c', {
        fields: {
          Account__c: accountId,
          Required_Amount__c: dollars(cents),
          Cap_Amount__c: dollars(cents),
          Paid_Amount__c: 0,
          Due_Date__c: today,
        },
      })
      return begin(cents, { Purpose__c: 'Deposit', Deposit__c: depositId, Channel__c: 'Portal' })
    },
    letDepositGo: async (paymentId) => {
      const depositId = (await readPayment(engine, systemViewer, paymentId))?.Deposit__c ?? ''
      const deposit = await readDeposit(engine, systemViewer, depositId)
      const fields =
        deposit?.Status__c === 'Paid'
          ? { Status__c: 'Refunding' }
          : { Status__c: 'Waived', Waiver_Reason__c: 'Age_65' }
      await engine.updateRecord(systemViewer, depositId, { fields })
    },
    close: () =>
      withRestarts(() => engine.updateRecord(systemViewer, accountId, { fields: { Status__c: 'Closed' } })),
    settleDeposits: async () => {
      const deposits = async (where: string) => {
        const { rows } = await pool.query<{ id: string }>(
          `select "Id" as id from record."Deposit__c" where "Account__c" = $1 and ${where} order by "Id"`,
          [accountId],
        )
        return rows.map(({ id }) => id)
      }
      for (const row of await deposits('true')) {
        bench.waiting.push({ jobName: settleDepositsWithService.name, payload: { row } })
      }
      await bench.runJobs()
      for (const depositId of await deposits(`"Status__c" = 'Refunding'`)) {
        await withRestarts(() =>
          returnPayments({ engine, systemViewer, payments: processor.port, now }, depositId),
        )
      }
    },
    refundable: async (paymentId) => {
      const payment = await readPayment(engine, systemViewer, paymentId)
      const { amountOf } = await readRefundable(engine, systemViewer, accountId, today)
      return payment === null ? 0 : amountOf(payment).cents
    },
    processorSays: async (paymentId, said) => {
      const payment = processor.turn(paymentId, said)
      await withRestarts(() =>
        engine.inOneTransaction(async (inner, connection) => {
          await lockPayment(connection, paymentId)
          await applyPayment({ systemViewer, now }, inner, connection, payment)
        }),
      )
    },
    readers: async () => {
      const { totals } = await readAccountMoney(engine, systemViewer, accountId, today)
      const billId = await newestBill(bench, accountId)
      const bill = billId === null ? null : await readBill(engine, systemViewer, systemViewer, billId)
      const debit = await openBillOf(engine, systemViewer, accountId)
      const { rows } = await pool.query<{ sum: string; held: string; wrong: string; gone: string }>(
        `select coalesce(sum("Amount__c"), 0)::text as sum, coalesce(sum("Deposit_Amount__c"), 0)::text as held,
           count(*) filter (where "Balance__c" <> running)::text as wrong,
           (select count(*) from record."Deposit__c" d
            where d."Account__c" = $1 and d."Status__c" in ('Refunded', 'Applied'))::text as gone
         from (select l.*, sum("Amount__c") over (order by "Sequence__c") as running
               from record."Ledger_Entry__c" l where "Account__c" = $1) lines`,
        [accountId],
      )
      const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100)
      return {
        owed: totals.owedCents,
        depositHeld: totals.depositCents,
        depositsGone: Number(rows[0]?.gone ?? 0),
        billDue: bill?.dueCents ?? 0,
        nextDebit: debit?.dueCents ?? 0,
        sumOfLines: cents(rows[0]?.sum),
        sumOfDepositLines: cents(rows[0]?.held),
        wrongBalances: Number(rows[0]?.wrong ?? 0),
      }
    },
  }
}

async function newestBill({ world }: MethodBench, accountId: string): Promise<string | null> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select "Id" as id from record."Bill__c" where "Account__c" = $1 order by "Bill_Date__c" desc limit 1`,
    [accountId],
  )
  return rows[0]?.id ?? null
}

function changeOf(
  { accountNumber }: NewCustomer,
  billNumber: string,
  { opening, charges, payments, isNewest, isFinal }: IssuedBill,
  billDate: string,
): BillingBillChange {
  const closing = opening + charges - payments
  return {
    kind: 'bill',
    billNumber,
    accountNumber,
    billDate,
    dueDate: addDays(billDate, 16),
    periodStart: addDays(billDate, -30),
    periodEnd: addDays(billDate, -1),
    opening: dollars(opening),
    charges: dollars(charges),
    payments: dollars(payments),
    closing: dollars(closing),
    status: closing <= 0 ? 'Paid' : isNewest ? 'Open' : 'Carried_Over',
    isEstimated: false,
    isFinal,
    lines: [
      {
        type: 'Adjustment',
        chargedBy: 'Provider',
        amount: dollars(charges),
        quantity: null,
        unit: null,
        rate: null,
      },
    ],
    usage: null,
  }
}

import type { BillingBillChange } from '@porchlight/providers/billing'
import type { PaymentState } from '@porchlight/providers/payments'
import { openBillOf } from '../autopay/operations/open-bill'
import { addDays, localDay } from '../customers/rules/calendar-day'
import { readAccountMoney } from '../energy/operations/account-money/read-account-money'
import { importBill } from '../energy/operations/billing-import/import-bill'
import { applyPayment, lockPayment } from '../payments/operations/apply-payment'
import { readBill } from '../payments/operations/bill-payment/read-bill'
import { readRefundable } from '../payments/operations/refund/read-refundable'
import { readPayment } from '../payments/operations/stored-payment'
import type { MethodBench } from './method-bench'
import { type MoneyOnPages, openMoneyOnPages } from './money-on-pages'
import { createCustomer, type NewCustomer } from './new-customer'

/** A bill that billing issued, as it reports it; amounts in cents. */
export interface IssuedBill {
  readonly number: string
  readonly opening: number
  readonly charges: number
  payments: number
  isNewest: boolean
}

/** The real portal’s account of one life, reached as billing, the processor and the readers reach it. */
export interface RealAccount {
  readonly takeBill: (bill: IssuedBill) => Promise<void>
  readonly startPayment: (cents: number, channel: string) => Promise<string>
  readonly startDeposit: (cents: number) => Promise<string>
  /** `refundedCents` is all that went back of it until now. */
  readonly processorSays: (
    paymentId: string,
    said: { readonly cents: number; readonly state: PaymentState; readonly refundedCents: number },
  ) => Promise<void>
  /** What an advisor could refund of a payment, in cents. */
  readonly refundable: (paymentId: string) => Promise<number>
  /** What each reader says, in cents. */
  readonly readers: () => Promise<Readonly<Record<string, number>>>
  /** What the customer's pages say, in cents. */
  readonly pages: MoneyOnPages
}

const dollars = (cents: number) => Math.round(cents) / 100

/** Opens an account for a life; `index` gives its bills their numbers. */
export async function openRealAccount(bench: MethodBench, index: number): Promise<RealAccount> {
  const { engine, pool } = bench.world.context
  const { systemViewer } = bench
  const customer = await createCustomer(bench, { isImported: true })
  const { accountId } = customer
  const now = () => bench.world.context.now()
  const today = localDay(now())
  let bills = 0
  const dates = new Map<string, string>()
  return {
    pages: await openMoneyOnPages(bench, customer),
    takeBill: async (bill) => {
      if (!dates.has(bill.number)) {
        bills += 1
        dates.set(bill.number, addDays('2026-01-05', bills * 30))
      }
      const change = changeOf(customer, `${index}-${bill.number}`, bill, dates.get(bill.number) ?? today)
      await engine.inOneTransaction((inner, connection) =>
        importBill({ engine: inner, connection }, systemViewer, change, today),
      )
    },
    startPayment: async (cents, channel) =>
      engine.createRecord(systemViewer, 'Payment__c', {
        fields: {
          Account__c: accountId,
          Purpose__c: 'Bill',
          Bill__c: (await newestBill(bench, accountId)) ?? null,
          Amount__c: dollars(cents),
          Fee__c: 0,
          Channel__c: channel,
          Payment_Date__c: today,
        },
      }),
    startDeposit: async (cents) => {
      const depositId = await engine.createRecord(systemViewer, 'Deposit__c', {
        fields: {
          Account__c: accountId,
          Required_Amount__c: dollars(cents),
          Cap_Amount__c: dollars(cents),
          Paid_Amount__c: 0,
          Due_Date__c: today,
        },
      })
      return engine.createRecord(systemViewer, 'Payment__c', {
        fields: {
          Account__c: accountId,
          Purpose__c: 'Deposit',
          Deposit__c: depositId,
          Amount__c: dollars(cents),
          Fee__c: 0,
          Channel__c: 'Portal',
          Payment_Date__c: today,
        },
      })
    },
    refundable: async (paymentId) => {
      const payment = await readPayment(engine, systemViewer, paymentId)
      const { amountOf } = await readRefundable(engine, systemViewer, accountId, today)
      return payment === null ? 0 : amountOf(payment).cents
    },
    processorSays: async (paymentId, { cents, state, refundedCents }) => {
      await engine.inOneTransaction(async (inner, connection) => {
        await lockPayment(connection, paymentId)
        await applyPayment({ systemViewer, now }, inner, connection, {
          reference: `life_${paymentId}`,
          idempotencyKey: paymentId,
          amountCents: cents,
          currency: 'usd',
          state,
          refundedCents,
          reason: state === 'returned' || state === 'declined' ? 'insufficientFunds' : null,
          method: 'card',
          lastFour: '4242',
        })
      })
    },
    readers: async () => {
      const { totals } = await readAccountMoney(engine, systemViewer, accountId, today)
      const billId = await newestBill(bench, accountId)
      const bill = billId === null ? null : await readBill(engine, systemViewer, systemViewer, billId)
      const debit = await openBillOf(engine, systemViewer, accountId)
      const { rows } = await pool.query<{ sum: string; held: string; wrong: string }>(
        `select coalesce(sum("Amount__c"), 0)::text as sum, coalesce(sum("Deposit_Amount__c"), 0)::text as held,
           count(*) filter (where "Balance__c" <> running)::text as wrong
         from (select l.*, sum("Amount__c") over (order by "Sequence__c") as running
               from record."Ledger_Entry__c" l where "Account__c" = $1) lines`,
        [accountId],
      )
      const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100)
      return {
        owed: totals.owedCents,
        depositHeld: totals.depositCents,
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
  { opening, charges, payments, isNewest }: IssuedBill,
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
    isFinal: false,
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

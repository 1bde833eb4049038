import type { FieldInput, Viewer } from '@porchlight/metadata'
import type { BillingBillChange } from '@porchlight/providers/billing'
import type { Gathering } from '@porchlight/record-engine'
import { create, update } from '@porchlight/server-methods/records/write'
import { depositObject } from '../../deposits/objects/deposit/object'
import { billObject } from '../../energy/objects/bill/object'
import { createBill } from '../../energy/operations/billing-import/import-bill'
import { paymentObject } from '../../payments/objects/payment/object'
import { type BookedBill, daysOf, stepsOf } from '../rules/account-book'
import type { BookRow } from '../rules/book-row'
import type { StoredMoney } from './stored-money'
import { type Taking, writeOf } from './taking'

/** What bills and payments are written with: an engine, or one that gathers. */
export type MoneyWriter = Pick<Gathering, 'createRecord' | 'updateRecord'>

/**
 * Writes an account's new bills and payments in the order of their days, so that the ledger follows as it would have then. No
 * bill is announced. Gives the ids of the bills.
 */
export async function takeMoney(
  { viewer }: Pick<Taking, 'viewer'>,
  engine: MoneyWriter,
  accountId: string,
  { fresh, newestBillId }: Pick<StoredMoney, 'fresh' | 'newestBillId'>,
): Promise<readonly string[]> {
  const billIds: string[] = []
  for (const step of stepsOf({ ...fresh, deposits: fresh.beside.deposits })) {
    if (step.is === 'deposit') {
      await writeOf(step.deposit, () => takeDeposit(engine, viewer, accountId, step.deposit))
      continue
    }
    if (step.is === 'payment') {
      const fields = paymentFields(step.payment, accountId, billIds.at(-1) ?? newestBillId)
      await writeOf(step.payment, () => create(engine, viewer, paymentObject, fields))
      continue
    }
    const change = billChange(step.booked)
    billIds.push(await writeOf(step.booked.bill, () => createBill(engine, viewer, accountId, change)))
  }
  return billIds
}

/** A bill as far as its status depends on it. */
export interface SettledBill {
  readonly id: string
  readonly due: string
  readonly status: string
}

/** What is left to pay of an older bill is on a later one; the newest is past due by its day. The newest bill comes first. */
export async function settleStatuses(
  { viewer, today }: Pick<Taking, 'viewer' | 'today'>,
  engine: MoneyWriter,
  bills: readonly SettledBill[],
): Promise<void> {
  for (const [index, { id, due, status }] of bills.entries()) {
    if (status !== 'Open' && status !== 'Past_Due') continue
    const next = index > 0 ? 'Carried_Over' : due < today ? 'Past_Due' : 'Open'
    if (next !== status) await update(engine, viewer, billObject, id, { Status__c: next })
  }
}

/** Imports a deposit that was requested, and the payment of it: the ledger holds it from then on. */
async function takeDeposit(
  engine: MoneyWriter,
  viewer: Viewer,
  accountId: string,
  { values }: BookRow,
): Promise<void> {
  const amount = Number(values.amount)
  const paidDate = String(values.paidDate)
  const depositId = await create(engine, viewer, depositObject, {
    Name: String(values.depositNumber),
    Account__c: accountId,
    Required_Amount__c: amount,
    Cap_Amount__c: amount,
    Paid_Amount__c: 0,
    Status__c: 'Due',
  })
  await create(engine, viewer, paymentObject, {
    Account__c: accountId,
    Deposit__c: depositId,
    Purpose__c: 'Deposit',
    Amount__c: amount,
    Fee__c: 0,
    Channel__c: 'Mail',
    Payment_Date__c: paidDate,
    Settled_Date__c: paidDate,
    Status__c: 'Settled',
  })
}

function paymentFields(
  { values }: BookRow,
  accountId: string,
  billId: string | null,
): FieldInput<typeof paymentObject> {
  return {
    Name: String(values.paymentReference),
    Account__c: accountId,
    Bill__c: billId,
    Purpose__c: 'Bill',
    Amount__c: Number(values.amount),
    Fee__c: 0,
    Channel__c: values.channel === 'Phone' ? 'Phone' : 'Mail',
    Method_Type__c: values.method === 'Card' || values.method === 'Bank_Account' ? values.method : null,
    Payment_Date__c: String(values.date),
    Settled_Date__c: String(values.date),
    Status__c: 'Settled',
  }
}

function billChange({ bill, lines }: BookedBill): BillingBillChange {
  const { values } = bill
  const text = (name: string) => String(values[name])
  const dollars = (name: string) => Number(values[name])
  const used = (name: string) => (values[name] === null ? null : Number(values[name]))
  const [kilowattHours, therms] = [used('kilowattHours'), used('therms')]
  return {
    kind: 'bill',
    billNumber: text('billNumber'),
    accountNumber: text('accountNumber'),
    billDate: text('billDate'),
    dueDate: text('dueDate'),
    periodStart: text('periodStart'),
    periodEnd: text('periodEnd'),
    opening: dollars('opening'),
    charges: dollars('charges'),
    payments: dollars('payments'),
    closing: dollars('closing'),
    status: dollars('closing') > 0 ? 'Open' : 'Paid',
    isEstimated: values.estimated === true,
    isFinal: values.final === true,
    lines: lines.map(({ values: line }) => ({
      type: String(line.type),
      chargedBy:
        line.chargedBy === 'Utility' || line.chargedBy === 'Government' ? line.chargedBy : 'Provider',
      amount: Number(line.amount),
      quantity: line.quantity === null ? null : Number(line.quantity),
      unit: line.unit === null ? null : String(line.unit),
      rate: line.rate === null ? null : Number(line.rate),
    })),
    usage:
      kilowattHours === null && therms === null
        ? null
        : { kilowattHours, therms, days: daysOf(bill), averageTemperature: null },
  }
}

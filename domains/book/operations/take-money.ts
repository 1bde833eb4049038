import type { FieldInput } from '@porchlight/metadata'
import type { BillingBillChange } from '@porchlight/providers/billing'
import { first, list } from '@porchlight/server-methods/records/list'
import { create, update } from '@porchlight/server-methods/records/write'
import { billObject } from '../../energy/objects/bill/object'
import { importBill } from '../../energy/operations/billing-import/import-bill'
import { paymentObject } from '../../payments/objects/payment/object'
import { type BookedBill, daysOf, stepsOf } from '../rules/account-book'
import type { BookRow } from '../rules/book-row'
import type { StoredMoney } from './stored-money'
import { type Taking, writeOf } from './taking'

/**
 * Writes an account's new bills and payments in the order of their days, so that the ledger follows as it would have then. No
 * bill is announced.
 */
export async function takeMoney(
  taking: Taking,
  accountId: string,
  { fresh, newestBillId }: StoredMoney,
): Promise<void> {
  const { engine, connection, viewer, today } = taking
  let billId = newestBillId
  for (const step of stepsOf(fresh)) {
    if (step.is === 'payment') {
      const fields = paymentFields(step.payment, accountId, billId)
      await writeOf(step.payment, () => create(engine, viewer, paymentObject, fields))
      continue
    }
    const change = billChange(step.booked)
    await writeOf(step.booked.bill, () =>
      importBill({ engine, connection, isAnnounced: false }, viewer, change, today),
    )
    const where = { Name: change.billNumber }
    billId = (await first(engine, viewer, billObject, { fields: [], where }))?.id ?? null
  }
  if (fresh.bills.length > 0) await settleStatuses(taking, accountId)
}

/** What is left to pay of an older bill is on a later one; the newest is past due by its day. */
async function settleStatuses({ engine, viewer, today }: Taking, accountId: string): Promise<void> {
  const bills = await list(engine, viewer, billObject, {
    fields: ['Due_Date__c', 'Status__c'],
    where: { Account__c: accountId },
    orderedBy: ['-Bill_Date__c'],
    limit: 2_000,
  })
  for (const [index, { id, Due_Date__c: due, Status__c: status }] of bills.entries()) {
    if (status !== 'Open' && status !== 'Past_Due') continue
    const next = index > 0 ? 'Carried_Over' : due < today ? 'Past_Due' : 'Open'
    if (next !== status) await update(engine, viewer, billObject, id, { Status__c: next })
  }
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

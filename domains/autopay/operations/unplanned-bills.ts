import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list, listEvery } from '@porchlight/server-methods/records/list'
import { billObject } from '../../energy/objects/bill/object'
import { readBills } from '../../payments/operations/bill-payment/read-bill'
import { plannedAmong } from '../../payments/operations/planned-debits'
import { autopayObject } from '../objects/autopay/object'

const pageSize = 2_000

/**
 * Which of those accounts, 2,000 at most, have a newest open bill that came since AutoPay was turned on, has no planned
 * debit and leaves something to pay: a few queries for all of them. Planning one looks again, in its transaction.
 */
export async function accountsToPlan(
  { engine, systemViewer, pool }: Pick<PortalJobServices, 'engine' | 'systemViewer' | 'pool'>,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const startDates = new Map<string, string>()
  // An account has one at most.
  const active = await list(engine, systemViewer, autopayObject, {
    fields: ['Account__c', 'Start_Date__c'],
    where: { Account__c: accountIds, Status__c: 'Active' },
    limit: accountIds.length,
  })
  for (const { Account__c: accountId, Start_Date__c: startDate } of active) {
    startDates.set(accountId, startDate)
  }
  const newest = new Map<string, { readonly id: string; readonly Bill_Date__c: string }>()
  const open = listEvery(engine, systemViewer, billObject, {
    fields: ['Account__c', 'Bill_Date__c'],
    where: { Account__c: accountIds, Status__c: ['Open', 'Past_Due'] },
    orderedBy: ['Bill_Date__c'],
    pageSize,
  })
  for await (const bill of open) newest.set(bill.Account__c, bill)
  const since = [...newest].filter(
    ([accountId, { Bill_Date__c }]) => Bill_Date__c >= (startDates.get(accountId) ?? '9999'),
  )
  const planned = await plannedAmong(
    pool,
    since.map(([, { id }]) => id),
  )
  const unplanned = since.flatMap(([, { id }]) => (planned.has(id) ? [] : [id]))
  const bills = await readBills(engine, systemViewer, unplanned)
  return bills.filter(({ dueCents }) => dueCents > 0).map(({ accountId }) => accountId)
}

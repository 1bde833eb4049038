import { toCents } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { localDay } from '../../customers/rules/calendar-day'
import { readAccountMoney } from '../../energy/operations/account-money/read-account-money'
import { paymentObject } from '../objects/payment/object'
import type { StoredPayment } from './stored-payment'

/**
 * Returns the amount now left to pay for the subject of a payment, in cents: all that the account owes by its ledger,
 * or the amount missing from its deposit. 0 where nothing is.
 */
export async function leftToPay(
  { engine, systemViewer, now }: Pick<PortalJobServices, 'engine' | 'systemViewer' | 'now'>,
  { id, Purpose__c: purpose, Account__c: accountId }: StoredPayment,
): Promise<number> {
  if (purpose !== 'Deposit') {
    const { totals } = await readAccountMoney(engine, systemViewer, accountId, localDay(now()))
    return Math.max(0, totals.owedCents)
  }
  const deposit = await read(engine, systemViewer, paymentObject, id, [
    'Deposit__r.Status__c',
    'Deposit__r.Required_Amount__c',
    'Deposit__r.Paid_Amount__c',
  ])
  const status = deposit?.['Deposit__r.Status__c']
  if (status !== 'Due' && status !== 'Part_Paid') return 0
  return toCents(deposit?.['Deposit__r.Required_Amount__c']) - toCents(deposit?.['Deposit__r.Paid_Amount__c'])
}

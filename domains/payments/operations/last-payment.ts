import { lookUpGrantMs } from '../../enrollment/operations/look-up-grant'
import { cameToNothing } from '../facts/came-to-nothing'
import type { PaymentParts } from './payment-parts'
import { listPayments, type StoredPayment } from './stored-payment'

/** The payment of a bill or a deposit that was tried last, as pages show it; null when none was. */
export async function lastPayment(
  { engine, systemViewer }: Pick<PaymentParts, 'engine' | 'systemViewer'>,
  field: 'Bill__c' | 'Deposit__c',
  recordId: string,
) {
  const [payment] = await listPayments(engine, systemViewer, { [field]: recordId })
  return payment === undefined ? null : toLastPayment(payment)
}

/**
 * The payment of a bill or a deposit that was tried last, as guests may see it: one of the last half hour, which may be theirs, without
 * what it was paid with. Null for all others: they are the customer’s own.
 */
export async function lastPaymentForGuests(
  context: Pick<PaymentParts, 'engine' | 'systemViewer' | 'now'>,
  field: 'Bill__c' | 'Deposit__c',
  recordId: string,
) {
  const { engine, systemViewer, now } = context
  const [payment] = await listPayments(engine, systemViewer, { [field]: recordId, Channel__c: 'Portal' })
  if (payment === undefined) return null
  const isRecent = now().getTime() - Date.parse(payment.CreatedDate) < lookUpGrantMs
  return isRecent ? { ...toLastPayment(payment), method: null, lastFour: null } : null
}

/**
 * The payment of a bill that was tried last. Where none was, the account's last one of an earlier bill if it came to
 * nothing: this bill carries its amount. Null when there is neither.
 */
export async function lastPaymentOfBill(
  context: Pick<PaymentParts, 'engine' | 'systemViewer'>,
  { billId, accountId }: { readonly billId: string; readonly accountId: string },
) {
  const own = await lastPayment(context, 'Bill__c', billId)
  if (own !== null) return own
  const { engine, systemViewer } = context
  const [payment] = await listPayments(engine, systemViewer, { Account__c: accountId, Purpose__c: 'Bill' })
  const ofAccount = payment === undefined ? null : toLastPayment(payment)
  return ofAccount !== null && cameToNothing(ofAccount) ? ofAccount : null
}

/** The debit of AutoPay that an account’s customer should know of: the newest one; null when none was made. */
export async function lastDebit(
  { engine, systemViewer }: Pick<PaymentParts, 'engine' | 'systemViewer'>,
  accountId: string,
) {
  const [payment] = await listPayments(engine, systemViewer, { Account__c: accountId, Channel__c: 'Autopay' })
  return payment === undefined ? null : toLastPayment(payment)
}

function toLastPayment(payment: StoredPayment) {
  return {
    number: payment.Name,
    status: payment.Status__c,
    amount: payment.Amount__c,
    date: payment.Payment_Date__c,
    reason: payment.Return_Reason__c,
    method: payment.Method_Type__c,
    lastFour: payment.Last_Four__c,
    // Only who has paid is known by a card or an account.
    isOnItsWay: payment.Status__c === 'Pending' && payment.Last_Four__c !== null,
    isAutopay: payment.Channel__c === 'Autopay',
  }
}

import { readPdf } from '@porchlight/test-kit/pdf'
import type { CustomerSession } from './customer-session'
import type { MethodBench } from './method-bench'
import type { NewCustomer } from './new-customer'

/**
 * Returns the amounts owed by a customer according to pages and API responses, in cents; -1 where a page does not
 * mention one.
 */
export type MoneyOnPages = () => Promise<Readonly<Record<string, number>>>

/** Reads the amounts of the newest bill on the customer's and a guest's pages. */
export function openMoneyOnPages(
  bench: MethodBench,
  { accountId, accountNumber, zipCode }: NewCustomer,
  { pageOf, answerOf, bytesOf }: CustomerSession,
): MoneyOnPages {
  const { pool } = bench.world.context
  return async () => {
    const { rows } = await pool.query<{ id: string; status: string }>(
      `select "Id" as id, "Status__c" as status from record."Bill__c"
       where "Account__c" = $1 order by "Bill_Date__c" desc limit 1`,
      [accountId],
    )
    const [bill = { id: '', status: '' }] = rows
    const payments = 'CustomerPortalPaymentController'
    const status = await answerOf(payments, 'billPaymentStatus', { billId: bill.id })
    const autopay = await answerOf(payments, 'autopayOverview', { accountId })
    const guest = bench.browser()
    await guest.call('lookUpEnrollment', { identifier: accountNumber, zipCode, next: 'bill' })
    const asGuest = (await guest.call('guestBillStatus', {})).bill as { due?: number } | null
    const document = `/CustomerPortalUsageController/billDocument?billId=${bill.id}&language=en`
    const onPaper = (await readPdf(await bytesOf(document))).text
    return {
      home: amountAfter(await pageOf('/'), 'Amount due'),
      bills: amountAfter(await pageOf('/bills'), 'Amount due'),
      bill: amountAfter(await pageOf(`/bills/${bill.id}`), 'Amount due'),
      payPage: amountAfter(await pageOf(`/bills/${bill.id}/pay`), 'Amount due'),
      paper: amountOnPaper(onPaper),
      activity: balanceOf(await pageOf('/payments/activity')),
      paymentStatus: Math.round(Number(status.due) * 100),
      autopay: Math.round(Number((autopay.bill as { due?: number } | null)?.due ?? 0) * 100),
      guest: Math.round(Number(asGuest?.due ?? 0) * 100),
      isRequested: bill.status === 'Open' || bill.status === 'Past_Due' ? 1 : 0,
    }
  }
}

/**
 * Returns the first amount after a heading, in cents; 0 if the page has no such heading, or reports that nothing is
 * due.
 */
function amountAfter(text: string, heading: string): number {
  const at = text.indexOf(`| ${heading} |`)
  if (at === -1) return 0
  const found = /Nothing due|This bill is paid|\$([\d,]+\.\d\d)/.exec(text.slice(at))
  if (found === null) return -1
  return found[1] === undefined ? 0 : Math.round(Number(found[1].replaceAll(',', '')) * 100)
}

/** Returns the amount left to pay according to a bill's PDF, in cents; -1 where it does not mention one. */
function amountOnPaper(text: string): number {
  const [, owed] = /Amount due: \$([\d,]+\.\d\d)/.exec(text) ?? []
  if (owed !== undefined) return Math.round(Number(owed.replaceAll(',', '')) * 100)
  return text.includes('You owe nothing') ? 0 : -1
}

/** Returns the balance after the newest line of the account's activity, in cents; negative for a credit. */
function balanceOf(text: string): number {
  const [, kind, amount = ''] = /(Balance|Credit): \$([\d,]+\.\d\d)/.exec(text) ?? []
  const cents = Math.round(Number(amount.replaceAll(',', '')) * 100)
  return kind === 'Credit' ? -cents : cents
}

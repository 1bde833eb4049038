import type { MethodBench } from './method-bench'
import type { NewCustomer } from './new-customer'

/** What the pages and the answers of the API say that a customer owes, in cents; -1 where a page says nothing of it. */
export type MoneyOnPages = () => Promise<Readonly<Record<string, number>>>

/** Gives the customer a login, and reads what their pages and a guest's say of the newest bill. */
export async function openMoneyOnPages(
  bench: MethodBench,
  { contactId, accountId, accountNumber, zipCode, email }: NewCustomer,
): Promise<MoneyOnPages> {
  const { context, app } = bench.world
  const userId = await context.engine.createRecord(bench.systemViewer, 'User', {
    fields: {
      FirstName: 'Nadia',
      LastName: 'Harrowgate',
      Username: email,
      Email: email,
      ContactId: contactId,
      Portal_Role__c: 'Customer',
    },
  })
  const { token } = await context.identity.startSession(userId, { hostBrand: 'first', language: 'en' })
  const headers = { host: 'localhost', cookie: `porchlight_session=${token}` }
  const pageOf = async (url: string) => {
    const { statusCode, payload } = await app.inject({ url, headers })
    if (statusCode !== 200) throw new TypeError(`${url}: ${statusCode}`)
    return visibleText(payload)
  }
  const answerOf = async (controller: string, method: string, payload: object) => {
    const url = `/lwr/apex/v65.0/${controller}/${method}`
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      payload,
    })
    if (answer.statusCode !== 200) throw new TypeError(`${url}: ${answer.payload}`)
    return answer.json<Record<string, unknown>>()
  }
  return async () => {
    const { rows } = await context.pool.query<{ id: string; status: string }>(
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
    return {
      home: amountAfter(await pageOf('/'), 'Amount due'),
      bills: amountAfter(await pageOf('/bills'), 'Amount due'),
      bill: amountAfter(await pageOf(`/bills/${bill.id}`), 'Amount due'),
      payPage: amountAfter(await pageOf(`/bills/${bill.id}/pay`), 'Amount due'),
      activity: balanceOf(await pageOf('/payments/activity')),
      paymentStatus: Math.round(Number(status.due) * 100),
      autopay: Math.round(Number((autopay.bill as { due?: number } | null)?.due ?? 0) * 100),
      guest: Math.round(Number(asGuest?.due ?? 0) * 100),
      isRequested: bill.status === 'Open' || bill.status === 'Past_Due' ? 1 : 0,
    }
  }
}

/** The text of a page's main part, its elements divided by ` | `. */
function visibleText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' | ')
    .replaceAll(/[\s|]*\|[\s|]*/g, ' | ')
}

/** The first amount after a heading, in cents; 0 where the page has no such heading, or says that nothing is due. */
function amountAfter(text: string, heading: string): number {
  const at = text.indexOf(`| ${heading} |`)
  if (at === -1) return 0
  const found = /Nothing due|This bill is paid|\$([\d,]+\.\d\d)/.exec(text.slice(at))
  if (found === null) return -1
  return found[1] === undefined ? 0 : Math.round(Number(found[1].replaceAll(',', '')) * 100)
}

/** The balance after the newest line of what is owed in the account's activity, in cents; less than 0 for a credit. */
function balanceOf(text: string): number {
  const [, kind, amount = ''] = /(Balance|Credit): \$([\d,]+\.\d\d)/.exec(text) ?? []
  const cents = Math.round(Number(amount.replaceAll(',', '')) * 100)
  return kind === 'Credit' ? -cents : cents
}

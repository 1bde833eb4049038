import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { Page } from 'playwright-core'
import { customerOf, type Visit } from './portal-visit'

/** An order of the visit’s customer with a deposit. */
export interface DepositOrder {
  readonly orderId: string
  readonly accountId: string
  readonly confirmationNumber: string
  readonly zipCode: string
}

/**
 * Creates a deposit of $275.00 due from the visit’s customer, with the step that waits for it; removes any other
 * deposit and open case of the order.
 */
export async function requestDeposit(
  world: TestWorld,
  visit: Visit,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<DepositOrder> {
  const { pool, engine, systemViewer } = world.context
  const { rows } = await pool.query<DepositOrder>(
    `select o."Id" as "orderId", a."Id" as "accountId", o."Confirmation_Number__c" as "confirmationNumber",
       substr(o."Service_Postal_Code__c", 1, 5) as "zipCode"
     from record."User" u join record."Account" a on a."ContactId" = u."ContactId"
     join record."Order" o on o."AccountId" = a."Id" where u."Username" = $1 order by o."Id" limit 1`,
    [customerOf[visit.brand]],
  )
  const [order] = rows
  if (order === undefined) throw new TypeError('The visit’s customer has no order.')
  await pool.query(
    `update record."Order" set "Status" = 'Pending', "Stage__c" = 'Submission' where "Id" = $1`,
    [order.orderId],
  )
  await pool.query(`update record."Deposit__c" set "Status__c" = 'Cancelled' where "Account__c" = $1`, [
    order.accountId,
  ])
  await pool.query(`update record."Case" set "Status" = 'Closed' where "Order__c" = $1`, [order.orderId])
  await pool.query(`delete from record."WorkStep" where "Order__c" = $1`, [order.orderId])
  await engine.createRecord(systemViewer, 'WorkStep', {
    fields: { Order__c: order.orderId, Step_Type__c: 'Deposit', Status: 'New', Responsible__c: 'Customer' },
  })
  world.advance(1)
  await engine.createRecord(systemViewer, 'Deposit__c', {
    fields: {
      Account__c: order.accountId,
      Order__c: order.orderId,
      Required_Amount__c: 275,
      Cap_Amount__c: 405.5,
      Paid_Amount__c: 0,
      Due_Date__c: '2026-12-01',
      ...fields,
    },
  })
  return order
}

/** Makes a bill of the visit’s customer due, with nothing paid towards it. */
export async function oweBill(
  world: TestWorld,
  visit: Visit,
): Promise<{ readonly billId: string; readonly accountId: string }> {
  const { rows } = await world.context.pool.query<{ billId: string; accountId: string }>(
    `select b."Id" as "billId", a."Id" as "accountId" from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c"
     join record."User" u on u."ContactId" = a."ContactId"
     where u."Username" = $1 and b."Closing_Balance__c" > 20 order by b."Bill_Date__c" desc, b."Id" limit 1`,
    [customerOf[visit.brand]],
  )
  const [bill] = rows
  if (bill === undefined) throw new TypeError('The visit’s customer has no bill.')
  await world.context.pool.query(`delete from record."Payment__c" where "Bill__c" = $1`, [bill.billId])
  await world.context.pool.query(
    `update record."Bill__c" set "Status__c" = 'Open', "Opening_Balance__c" = 0, "Charges__c" = 120.5,
       "Payments__c" = 0, "Closing_Balance__c" = 120.5 where "Id" = $1`,
    [bill.billId],
  )
  await world.context.pool.query(forgetLedger(bill.accountId))
  return bill
}

/** The visits that pay a bill: each brand, both languages and widths, one without scripts. */
export const payingVisits: readonly (readonly [visit: Visit, hasScript: boolean])[] = [
  [{ brand: 'first', language: 'en', width: 360, scheme: 'light' }, true],
  [{ brand: 'third', language: 'es', width: 360, scheme: 'light' }, false],
  [{ brand: 'second', language: 'es', width: 1280, scheme: 'dark' }, true],
]

/** Returns the processor stand-in, whose pages the journeys pay on. */
export function standInOf({ payments }: TestWorld) {
  if (payments?.standIn == null) throw new TypeError('The world takes no payments.')
  return payments.standIn
}

/** Types a test card into the hosted page and sends it. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.locator('[name="number"]').fill(number)
  await page.locator('[name="expiry"]').fill('04/30')
  await page.locator('[name="code"]').fill('123')
  await page.locator('form button').first().click()
}

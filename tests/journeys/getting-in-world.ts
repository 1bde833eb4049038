import { listMessages, type MailboxMessage } from '@porchlight/providers/mail'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { Page } from 'playwright-core'
import type { Visit } from './portal-visit'

/** One way to visit for each language, on a phone, each with another brand. */
export const phoneVisits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 360, scheme: 'light' },
  { brand: 'second', language: 'es', width: 360, scheme: 'light' },
]

/** A password that meets every rule. */
export const goodPassword = 'Quiet-hill-42'

const minuteMs = 60_000

/** Lets every limit of attempts run out. */
export function forgetAttempts(world: TestWorld): void {
  world.advance(16 * minuteMs)
}

/** Somebody with an account and an e-mail address. */
export interface Customer {
  readonly email: string
  readonly accountNumber: string
  readonly orderNumber: string | null
  readonly confirmationNumber: string | null
  readonly zip: string
}

/** Makes customers of `brand` with an active account and no login: those of the demo world lose theirs. */
export async function customersWithoutLogin(
  world: TestWorld,
  brand: Visit['brand'],
  count: number,
): Promise<readonly Customer[]> {
  const { rows } = await world.context.pool.query<Customer & { readonly userId: string | null }>(
    `select distinct on (contact."Id") contact."Email" as email, account."AccountNumber" as "accountNumber",
       placed."OrderNumber" as "orderNumber", placed."Confirmation_Number__c" as "confirmationNumber",
       left(account."Service_Postal_Code__c", 5) as zip, login."Id" as "userId"
     from record."Account" account
     join record."Contact" contact on contact."Id" = account."ContactId"
     join record."Order" placed on placed."AccountId" = account."Id"
     left join record."User" login on login."ContactId" = contact."Id"
     where account."Account_Brand__c" = $1 and account."Status__c" = 'Active' and contact."Email" is not null
       and login."Id" is null
     order by contact."Id" limit $2`,
    [brand, count],
  )
  return rows
}

/** The newest mail to `email`, once everything that waits is sent. */
export async function lastMailTo(world: TestWorld, email: string): Promise<MailboxMessage> {
  await world.background?.idle()
  const mails = await listMessages(world.context.pool)
  const mail = mails.find(({ to }) => to === email)
  if (mail === undefined) throw new RangeError(`no mail to ${email}`)
  return mail
}

/** The link with a token in the newest mail to `email`. */
export async function lastLinkTo(world: TestWorld, email: string): Promise<string> {
  const { links } = await lastMailTo(world, email)
  const link = links.find((candidate) => candidate.includes('link='))
  if (link === undefined) throw new RangeError(`no link in the mail to ${email}`)
  return link
}

/** Sends the form of the page that is open and waits for what follows. */
export async function send(page: Page, values: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main input[name="${name}"]`).fill(value)
  }
  await page.locator('main form button[type="submit"]').first().click()
}

/** The heading of the page that is open, once it is the expected one. */
export async function expectHeading(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor({ timeout: 10_000 })
}

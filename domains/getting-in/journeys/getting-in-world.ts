import type { OneTimePurpose } from '@porchlight/identity'
import { listMessages, type MailboxMessage } from '@porchlight/providers/mail'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  addressOf,
  customerOf,
  oneInWholeRun,
  openWindow,
  type Visit,
} from '../../../tests/journeys/portal-visit'
import { findLoginUser } from '../../customers/operations/person/login-user'
import { additionSubject } from '../operations/second-factor/addition-subject'

/** A phone in each language, each with another brand; in a run of all tests, that of the language. */
export function phoneVisitsOfRun(language: Visit['language']): readonly Visit[] {
  return oneInWholeRun(
    [
      { brand: 'first', language: 'en', width: 360, scheme: 'light' },
      { brand: 'second', language: 'es', width: 360, scheme: 'light' },
    ],
    language,
  )
}

/** A password that meets every rule. */
export const goodPassword = 'Quiet-hill-42'

/** Long enough for every limit of attempts to run out but those of a day. */
export const untilLimitsEnd = 16 * 60_000

/** A customer who has no login yet. */
export interface Customer {
  readonly email: string
  readonly accountNumber: string
  readonly orderNumber: string
  readonly confirmationNumber: string
  readonly zipCode: string
}

let customerCount = 0

/** Creates such a customer, with one account and one order. */
export async function createCustomer(world: TestWorld, visit: Visit): Promise<Customer> {
  const { engine, systemViewer } = world.context
  customerCount += 1
  const digits = String(customerCount).padStart(4, '0')
  const customer = {
    email: `newcomer.${digits}@example.com`,
    accountNumber: `97000${digits}0`,
    orderNumber: `96${digits}11`,
    confirmationNumber: `K7Q3${digits}9Z`,
    zipCode: '77002',
  }
  const service = {
    Service_Street__c: '12 Lantern Row',
    Service_City__c: 'Houston',
    Service_State__c: 'TX',
    Service_Postal_Code__c: customer.zipCode,
  }
  const contactId = await engine.createRecord(systemViewer, 'Contact', {
    fields: {
      FirstName: 'Nadia',
      LastName: 'Harrowgate',
      Email: customer.email,
      Customer_Brand__c: visit.brand,
      Preferred_Language__c: visit.language,
      MailingPostalCode: customer.zipCode,
    },
  })
  const accountId = await engine.createRecord(systemViewer, 'Account', {
    fields: {
      Name: '12 Lantern Row',
      AccountNumber: customer.accountNumber,
      Account_Brand__c: visit.brand,
      ContactId: contactId,
      Commodity__c: 'Electricity',
      Status__c: 'Active',
      ...service,
    },
  })
  await engine.createRecord(systemViewer, 'Order', {
    fields: {
      OrderNumber: customer.orderNumber,
      Confirmation_Number__c: customer.confirmationNumber,
      AccountId: accountId,
      Case_Type__c: 'Move_In',
      Requested_Start_Date__c: '2026-12-15',
      Plan_Name__c: 'Fixed 12',
      ...service,
    },
  })
  return customer
}

/** The newest mail to `email`, once everything that waits is sent. */
export async function lastMailTo(world: TestWorld, email: string): Promise<MailboxMessage> {
  await world.background?.idle()
  const mail = (await listMessages(world.context.pool)).find(({ to }) => to === email)
  if (mail === undefined) throw new RangeError(`no mail to ${email}`)
  return mail
}

/** The link with a token in the newest mail to `email`. */
export async function lastLinkTo(world: TestWorld, email: string): Promise<string> {
  const link = (await lastMailTo(world, email)).links.find((candidate) => candidate.includes('link='))
  if (link === undefined) throw new RangeError(`no link in the mail to ${email}`)
  return link
}

/** Says that the order is one's own, on the page that a mailed link to an order opens. */
export async function takeOrder(page: Page): Promise<void> {
  await page.locator('main form:has([name="choice"][value="mine"]) button').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/order-link'))
}

/**
 * Opens a page's path with a valid link: for the given subject, otherwise for the visit's customer where the page
 * checks whose link it is, otherwise for no one.
 */
export async function openLinkTo(
  world: TestWorld,
  path: string,
  purpose: OneTimePurpose,
  { brand }: Visit,
  subject?: string,
): Promise<string> {
  const subjectId = subject ?? (purpose === 'secondFactorUndo' ? await addition(world, brand) : 'nobody')
  const request = { purpose, brand, subjectId, lifetimeMs: 60_000 }
  const { token } = await world.context.identity.issueOneTimeToken(request)
  return `${path}?link=${token}`
}

/** The subject of the link that a customer is mailed who has just added a second factor. */
async function addition(world: TestWorld, brand: Visit['brand']): Promise<string> {
  const user = await findLoginUser(world.context, 'Username', customerOf[brand])
  if (user === null) throw new RangeError(`no user ${customerOf[brand]}`)
  return additionSubject(user, world.context.now())
}

/** A window on one visit, with the helpers for the steps of its tests. */
export interface Walk {
  readonly page: Page
  readonly context: BrowserContext
  /** What broke in the page or was logged as an error there, but for answers that refuse. */
  readonly problems: readonly string[]
  readonly open: (path: string) => Promise<void>
  /** Fills in fields by name and sends the form that they are in, or the page's first one. */
  readonly send: (values?: Readonly<Record<string, string>>) => Promise<void>
  /** Waits for the page's heading. */
  readonly heading: (words: string) => Promise<void>
  /** Waits for a text anywhere in the main part. */
  readonly words: (words: string) => Promise<void>
  readonly logIn: (username: string, password: string) => Promise<void>
  readonly logOut: () => Promise<void>
  /** Waits until a window that shows a page for customers goes to the login without a click, and is refused from then on. */
  readonly signedOutElsewhere: () => Promise<void>
}

/** Opens a window that remembers nothing. */
export async function startWalk(
  browser: Browser,
  world: TestWorld,
  visit: Visit,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Walk> {
  const context = await openWindow(browser, visit, options)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const isRefusal = /the server responded with a status of 4\d\d/.test(message.text())
    if (message.type() === 'error' && !isRefusal) problems.push(message.text())
  })
  const open = async (path: string) => {
    await page.goto(addressOf(world.origin, visit, path))
  }
  const send = async (values: Readonly<Record<string, string>> = {}) => {
    // Once the script has taken the page over it checks the fields itself.
    if (options.javaScriptEnabled !== false) await page.locator('main form[novalidate]').first().waitFor()
    for (const [name, value] of Object.entries(values)) {
      await page.locator(`main input[name="${name}"]`).fill(value)
    }
    await page.locator('main form button[type="submit"]').first().click()
  }
  return {
    page,
    context,
    problems,
    open,
    send,
    heading: (words) => page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor(),
    words: (words) => page.locator('main').getByText(words).first().waitFor(),
    logIn: async (username, password) => {
      await open('/login')
      await send({ username, password })
    },
    logOut: async () => {
      await page.locator('header summary').click()
      await page.locator('header form button[type="submit"]').click()
      await page.waitForURL(/signed-out/)
    },
    signedOutElsewhere: async () => {
      const atLogin = (url: URL) => url.pathname.endsWith('/login')
      await page.waitForURL(atLogin)
      await open('/profile')
      expect(new URL(page.url())).toSatisfy(atLogin)
    },
  }
}

import { enqueueJob } from '@porchlight/jobs'
import { listMessages } from '@porchlight/providers/mail'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openConsole } from '../../../tests/journeys/console-visit'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { addressOf, nameOf, openWindow, type Visit } from '../../../tests/journeys/portal-visit'

const copy = {
  en: {
    add: 'New',
    save: 'Save',
    submit: 'Submit for approval',
    approve: 'Approve this text',
    own: 'Someone else has to approve this',
    samples: 'How three customers read it',
    subject: 'A plan for winter',
    stop: 'Stop these emails',
    stopped: 'You no longer get these emails',
    off: 'Turned off by the customer: 1',
    timeline: 'Turned off by the customer',
    sent: 'Sent',
  },
  es: {
    add: 'Nuevo',
    save: 'Guardar',
    submit: 'Enviar a aprobación',
    approve: 'Aprobar este texto',
    own: 'Debe aprobarla otra persona',
    samples: 'Cómo lo leen tres clientes',
    subject: 'Un plan para el invierno',
    stop: 'Dejar de recibirlos',
    stopped: 'Ya no recibe estos correos',
    off: 'Desactivado por el cliente: 1',
    timeline: 'Desactivado por el cliente',
    sent: 'Enviada',
  },
} as const

const visits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'first', language: 'es', width: 360, scheme: 'light' },
]

let world: TestWorld
let browser: Browser
let minutes = 0

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The one customer of a ZIP code, who reads that language; gives where mail reaches them. */
async function customerIn(zip: string, language: Visit['language']) {
  const { rows } = await world.context.pool.query<{ contactId: string; email: string }>(
    `with chosen as (
       select a."Id" as account, a."ContactId" as contact from record."Account" a
       join record."Contact" c on c."Id" = a."ContactId"
       where a."Account_Brand__c" = 'first' and a."Status__c" = 'Active' and c."Email" is not null
         and not c."IsEmailBounced" and a."Service_Postal_Code__c" not like '799%' order by a."Id" limit 1),
     moved as (update record."Account" set "Service_Postal_Code__c" = $1 from chosen where "Id" = chosen.account)
     update record."Contact" set "Preferred_Language__c" = $2 from chosen where "Id" = chosen.contact
     returning "Id" as "contactId", "Email" as email`,
    [zip, language],
  )
  const [customer] = rows
  if (customer === undefined) throw new RangeError('The first brand has no customer.')
  return customer
}

/** What the schedule does each minute, until nothing of it is left. */
async function minutePasses(): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    minutes += 1
    await enqueueJob(world.context.pool, 'send-campaigns', {}, { key: `minute ${minutes}` })
    await world.background?.idle()
  }
}

describe.each(oneOfRun(visits).map((visit) => [nameOf(visit), visit] as const))('%s', (_name, visit) => {
  // Staff set up their second factor when they first sign in, so that each visit is to a world of its own.
  beforeAll(async () => {
    world = await createTestWorld({ listen: true, portal: true, background: true })
  })
  afterAll(() => world.close())

  const text = copy[visit.language]
  const zip = visit.language === 'es' ? '79901' : '79902'
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  let customer: Awaited<ReturnType<typeof customerIn>>
  let windows: readonly Awaited<ReturnType<typeof openWindow>>[]
  let writer: Page
  let approver: Page
  let guest: Page

  beforeAll(async () => {
    customer = await customerIn(zip, visit.language)
    windows = [
      await openWindow(browser, visit),
      await openWindow(browser, visit),
      await openWindow(browser, visit),
    ]
    const pages = await Promise.all(windows.map((window) => window.newPage()))
    const [one, two, three] = pages
    if (one === undefined || two === undefined || three === undefined) throw new RangeError('No page.')
    writer = one
    approver = two
    guest = three
    await openConsole(writer, world, visit, 'supervisor@example.com')
    await openConsole(approver, world, visit, 'admin@example.com')
  })
  afterAll(async () => {
    for (const window of windows) await window.close()
  })

  /** Writes an offer as the supervisor and submits it. */
  async function writeOffer(name: string): Promise<void> {
    const field = (fieldApiName: string) => writer.locator(`[id="field-${fieldApiName}"]`)
    await writer.goto(addressOf(world.origin, visit, '/console/list/Campaign__c'))
    await writer.locator('main').getByRole('link', { name: text.add, exact: true }).click()
    await field('Name').fill(name)
    await field('Brand__c').selectOption('first')
    await field('Purpose__c').selectOption('Offer')
    await field('Subject__c').fill(copy.en.subject)
    await field('Subject_ES__c').fill(copy.es.subject)
    await field('Mail_Text__c').fill('Hello {firstName},\n\nhere is a plan for {street}.')
    await field('Mail_Text_ES__c').fill('Hola, {firstName}:\n\nHay un plan para {street}.')
    await field('Only_Zip_Codes__c').fill(zip)
    await expectNothingFound(writer, 'a new campaign')
    await press(writer, text.save)
    await writer.waitForURL(/\/console\/record\//)
    await press(writer, text.submit)
    await writer.getByText(text.own, { exact: true }).waitFor()
    await world.background?.idle()
  }

  /** Reads and approves as the administrator what the supervisor has just submitted, and lets it go. */
  async function approveAndSend(name: string): Promise<void> {
    await approver.goto(addressOf(world.origin, visit, '/console/work'))
    await expectNothingFound(approver, 'the queue')
    await approver.getByRole('link', { name, exact: true }).click()
    await approver.locator('[data-count=counted]', { hasText: '1' }).waitFor()
    await approver.getByText(text.samples, { exact: true }).waitFor()
    await approver.locator('#campaign details summary').last().click()
    await expectNothingFound(approver, 'a campaign that waits')
    await press(approver, text.approve)
    // The button has another name while the approval is on its way, which the jobs must not overtake.
    await approver.getByRole('button', { name: text.approve, exact: true }).waitFor({ state: 'detached' })
    await approver.locator('#campaign button[aria-busy]').waitFor({ state: 'detached' })
    await minutePasses()
    await approver.reload()
    await approver.locator('li[aria-current=step]', { hasText: text.sent }).waitFor()
  }

  const mails = async () =>
    (await listMessages(world.context.pool)).filter(
      ({ to, subject }) => to === customer.email && subject === text.subject,
    )

  it('a supervisor writes it and cannot approve it', async () => {
    await writeOffer('Winter plan')
    expect(await writer.getByRole('button', { name: text.approve, exact: true }).count()).toBe(0)
  })

  it('a second person approves it, and the customer’s mailbox shows it', async () => {
    await approveAndSend('Winter plan')
    const [mail] = await mails()
    expect(mail?.text).toContain('PO Box')
    expect(mail?.links.some((link) => link.includes('/unsubscribe?link='))).toBe(true)
  })

  it('the customer unsubscribes without a login', async () => {
    const [mail] = await mails()
    await guest.goto(mail?.links.find((link) => link.includes('/unsubscribe?link=')) ?? '')
    await press(guest, text.stop)
    await guest.getByText(text.stopped, { exact: true }).waitFor()
    await expectNothingFound(guest, 'unsubscribed')
  })

  it('the next offer is written as well', async () => {
    await writeOffer('Winter plan again')
  })

  it('it is withheld, and its page and the customer’s timeline say so', async () => {
    await approveAndSend('Winter plan again')
    await approver.getByText(text.off, { exact: true }).waitFor()
    await expectNothingFound(approver, 'a campaign that was sent')
    expect(await mails()).toHaveLength(1)
    await approver.goto(addressOf(world.origin, visit, `/console/record/${customer.contactId}`))
    await approver.locator('#timeline').getByText(text.timeline).first().waitFor()
  })
})

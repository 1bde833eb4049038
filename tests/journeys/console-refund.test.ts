import { enqueueJob } from '@porchlight/jobs'
import { listMessages } from '@porchlight/providers/mail'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settledCardPayment } from '../payments/settled-card-payment'
import { consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { type KeyboardVisitor, keyboardVisitor } from './keyboard'
import { addressOf, beginSession, customerOf, named, openWindow } from './portal-visit'

const visits = consoleVisitsOfRun('es')

const copy = {
  en: {
    missing: 'Write what happened.',
    tooMuch: 'Enter an amount up to what can be refunded',
    waits: '$120.00 waits for approval',
    approve: 'Approve',
    approved: 'The refund was approved',
    refunded: 'Refunded',
    part: '$120.00 refunded',
    line: 'Refund',
    mail: 'refunded $120.00 of payment',
    nothing: 'Nothing can be refunded while the account owes money',
  },
  es: {
    missing: 'Escriba qué pasó.',
    tooMuch: 'Escriba un monto que no supere lo que se puede reembolsar',
    waits: '$120.00 en espera de aprobación',
    approve: 'Aprobar',
    approved: 'Se aprobó el reembolso',
    refunded: 'Reembolsado',
    part: '$120.00 reembolsados',
    line: 'Reembolso',
    mail: 'reembolsó $120.00 del pago',
    nothing: 'No se puede reembolsar nada: la cuenta debe dinero',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true, payments: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  let account: { readonly id: string; readonly number: string; readonly email: string }
  let payment: { readonly id: string; readonly number: string }
  let page: Page
  let keys: KeyboardVisitor
  const failures: string[] = []

  async function openAs(username: string): Promise<Page> {
    const window = await openWindow(browser, visit)
    await beginSession(window, world, visit, username)
    const opened = await window.newPage()
    opened.on('pageerror', ({ message }) => failures.push(message))
    opened.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    return opened
  }

  beforeAll(async () => {
    const { pool } = world.context
    const { rows } = await pool.query<typeof account & { readonly owed: number }>(
      `select a."Id" as id, a."AccountNumber" as number, c."Email" as email, l."Balance__c"::float as owed
       from record."User" u join record."Contact" c on c."Id" = u."ContactId"
       join record."Account" a on a."ContactId" = c."Id"
       join record."Ledger_Entry__c" l on l."Account__c" = a."Id"
       where u."Username" = $1 order by l."Sequence__c" desc limit 1`,
      [customerOf[visit.brand]],
    )
    const [found] = rows
    if (found === undefined) throw new RangeError('no ledger')
    account = found
    await pool.query(
      `update record."Contact" set "Preferred_Language__c" = $2 where "Id" =
         (select "ContactId" from record."Account" where "Id" = $1)`,
      [account.id, visit.language],
    )
    const id = await settledCardPayment(world.context, account.id, found.owed + 150)
    const { rows: made } = await pool.query<{ number: string }>(
      'select "Name" as number from record."Payment__c" where "Id" = $1',
      [id],
    )
    payment = { id, number: made[0]?.number ?? '' }
    page = await openAs(`advisor.${visit.brand}@example.com`)
    keys = keyboardVisitor(page)
    return () => page.context().close()
  })

  it('an advisor finds the account by its number and refunds a part of the payment, by keyboard', async () => {
    await page.goto(addressOf(world.origin, visit, '/console'))
    // Keys are pressed repeatedly until the page listens.
    await expect
      .poll(async () => {
        const isFocused = await page.evaluate<boolean>("document.activeElement.type === 'search'")
        if (!isFocused) await page.keyboard.press('/')
        return isFocused
      })
      .toBe(true)
    await page.keyboard.type(account.number)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/console\/(search|record)/)
    if (page.url().includes('/search')) await keys.press(`main a[href$="/record/${account.id}"]`)
    await page.waitForURL(`**/record/${account.id}`)
    await keys.press(`#money button[aria-label$="${payment.number}"]`)
    await page.locator('#money form').waitFor()
    expect(await page.locator('#money form input[name=amount]').inputValue()).toBe('150.00')
    // Users who change their mind return to the button.
    await keys.press('#money form button[type=button]')
    await keys.press(':focus')
    await page.locator('#money form').waitFor()
    // No input is lost when something is missing or too much.
    await keys.retype('#money form input[name=amount]', '150.01')
    await keys.send()
    await page.locator('#money form').getByText(text.missing).first().waitFor()
    await keys.reach('#money form select[name=reason]')
    await page.keyboard.press('ArrowDown')
    await keys.type('#money form textarea[name=note]', 'Paid by card and by check.')
    await keys.press('#money form button[type=submit]')
    await page.locator('#money form').getByText(text.tooMuch).first().waitFor()
    await expectNothingFound(page, 'refund form')
    expect(await page.locator('#money form textarea[name=note]').inputValue()).toBe(
      'Paid by card and by check.',
    )
    await keys.retype('#money form input[name=amount]', '120')
    await keys.send()
    await page.getByRole('status').filter({ hasText: text.waits }).waitFor()
    await page.locator('#money [data-amount=reserved]', { hasText: '$120.00' }).waitFor()
    await expectNothingFound(page, 'refund requested')
  })

  it('a second person finds it in the queue and approves it, by keyboard', async () => {
    // The demo's supervisor serves only the first brand.
    const second = await openAs(visit.brand === 'first' ? 'supervisor@example.com' : 'admin@example.com')
    const theirs = keyboardVisitor(second)
    const { rows } = await world.context.pool.query<{ id: string }>(
      'select "Id" as id from record."Refund__c" where "Payment__c" = $1',
      [payment.id],
    )
    const refundId = rows[0]?.id ?? ''
    await second.goto(addressOf(world.origin, visit, '/console/work'))
    await theirs.press('main a[href$="/console/work?kind=refund"]')
    await second.waitForURL('**/console/work?kind=refund')
    await theirs.press(`main a[href$="/record/${refundId}"]`)
    await second.waitForURL(`**/record/${refundId}`)
    await second.getByRole('button', { name: text.approve, exact: true }).first().waitFor()
    await second.getByRole('button', { name: text.approve, exact: true }).first().focus()
    await second.keyboard.press('Enter')
    const dialog = second.getByRole('dialog')
    await dialog.waitFor()
    await expectNothingFound(second, 'approval')
    await theirs.press('dialog button[type=submit], [role=dialog] button[type=submit]')
    await second.getByRole('status').filter({ hasText: text.approved }).waitFor()
    await second.context().close()
    await enqueueJob(world.context.pool, 'send-refunds', {})
    await world.background?.idle()
    // The advisor's page updates by itself, or when it is reopened.
    await page.reload()
    await page
      .locator('#newest-refunds + ul li', { hasText: '$120.00' })
      .filter({ hasText: text.refunded })
      .waitFor()
    await expectNothingFound(page, 'refunded')
  })

  it('the customer sees it on their payments and in their activity, and got one mail in their language', async () => {
    const theirs = await openAs(customerOf[visit.brand])
    await theirs.goto(addressOf(world.origin, visit, '/payments'))
    await theirs.locator('main li', { hasText: payment.number }).filter({ hasText: text.part }).waitFor()
    await expectNothingFound(theirs, 'payments')
    await theirs.goto(addressOf(world.origin, visit, '/payments/activity'))
    await theirs.locator('main li', { hasText: text.line }).filter({ hasText: '$120.00' }).first().waitFor()
    await theirs.context().close()
    const mails = (await listMessages(world.context.pool)).filter(({ to }) => to === account.email)
    expect(mails.filter((mail) => mail.text.includes(text.mail))).toHaveLength(1)
  })

  it('money that is owed is not handed back, and the panel says so', async () => {
    const { engine, systemViewer } = world.context
    await engine.createRecord(systemViewer, 'Bill__c', {
      fields: {
        Account__c: account.id,
        Name: `B-${account.number}`,
        Bill_Date__c: '2026-11-20',
        Due_Date__c: '2026-12-10',
        Period_Start__c: '2026-10-15',
        Period_End__c: '2026-11-14',
        Opening_Balance__c: -30,
        Charges__c: 95,
        Payments__c: 0,
        Closing_Balance__c: 65,
        Status__c: 'Open',
      },
    })
    await page.reload()
    await page.locator('#money').getByText(text.nothing).waitFor()
    expect(await page.locator('#money button[aria-label]').count()).toBe(0)
    // The excessive amount is the only call that was rejected.
    expect(failures.filter((message) => !message.includes('400'))).toEqual([])
  })
})

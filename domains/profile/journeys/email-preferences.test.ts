import { enqueueJob } from '@porchlight/jobs'
import { listMessages } from '@porchlight/providers/mail'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { beginSession, customerOf, nameOf, type Visit } from '../../../tests/journeys/portal-visit'
import { choiceSubject } from '../../customers/operations/mail/mail-choice'
import { lastMailTo, openLinkTo, startWalk } from '../../getting-in/journeys/getting-in-world'

const copy = {
  en: {
    title: 'Emails you get',
    always: 'Emails about security',
    saved: 'Saved',
    choose: 'Choose which emails you get',
    stopTitle: 'Stop emails',
    receipts: 'A payment that we received',
    stop: 'Stop these emails',
    stopped: 'You no longer get these emails',
    undo: 'Undo',
    again: 'You get these emails again',
    gone: 'This link does not work',
  },
  es: {
    title: 'Correos que recibe',
    always: 'Los correos sobre su seguridad',
    saved: 'Guardado',
    choose: 'Elija qué correos recibe',
    stopTitle: 'Dejar de recibir correos',
    receipts: 'Un pago que recibimos',
    stop: 'Dejar de recibirlos',
    stopped: 'Ya no recibe estos correos',
    undo: 'Deshacer',
    again: 'Vuelve a recibir estos correos',
    gone: 'Este enlace no funciona',
  },
} as const

const visits: readonly (Visit & { readonly scripts: boolean })[] = [
  { brand: 'first', language: 'en', width: 360, scheme: 'dark', scripts: true },
  { brand: 'third', language: 'es', width: 360, scheme: 'light', scripts: false },
  { brand: 'second', language: 'es', width: 1280, scheme: 'light', scripts: true },
]

let world: TestWorld
let browser: Browser
let receipts = 0

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

/** The visit's customer: whom, and the settled payment of a bill of theirs. */
async function customerWithPayment({ brand, language }: Visit) {
  const { pool } = world.context
  const { rows } = await pool.query<{ contactId: string; email: string; paymentId: string }>(
    `select c."Id" as "contactId", c."Email" as email, p."Id" as "paymentId" from record."User" u
     join record."Contact" c on c."Id" = u."ContactId" join record."Account" a on a."ContactId" = c."Id"
     join record."Payment__c" p on p."Account__c" = a."Id"
     where u."Username" = $1 and p."Status__c" = 'Settled' and p."Purpose__c" = 'Bill' limit 1`,
    [customerOf[brand]],
  )
  const [customer] = rows
  if (customer === undefined) throw new RangeError(`${customerOf[brand]} has paid nothing.`)
  await pool.query('update record."Contact" set "Preferred_Language__c" = $2 where "Id" = $1', [
    customer.contactId,
    language,
  ])
  return customer
}

/** Sends a receipt of the payment, and gives how many mails its customer has then. */
async function mailsAfterReceipt({ email, paymentId }: Awaited<ReturnType<typeof customerWithPayment>>) {
  receipts += 1
  await enqueueJob(world.context.pool, 'send-payment-receipt', { paymentId }, { key: `receipt ${receipts}` })
  await world.background?.idle()
  return (await listMessages(world.context.pool)).filter(({ to }) => to === email).length
}

describe.each(
  oneOfRun(visits).map((visit) => [`${nameOf(visit)}${visit.scripts ? '' : ', no scripts'}`, visit] as const),
)('%s', (_name, visit) => {
  const text = copy[visit.language]

  it('receipts are turned off on the profile, do not come any more, and come again', async () => {
    const customer = await customerWithPayment(visit)
    const walk = await startWalk(browser, world, visit, { javaScriptEnabled: visit.scripts })
    const { page } = walk
    const box = (group: string) => page.locator(`main input[name="${group}"]`)
    const save = () => page.locator('main form button[type="submit"]').click()
    await beginSession(walk.context, world, visit)
    const before = await mailsAfterReceipt(customer)
    expect(before).toBe(1)

    await walk.open('/profile')
    await page.locator('main a[href$="/profile/email-preferences"]').click()
    await walk.heading(text.title)
    await walk.words(text.always)
    expect(await Promise.all(['bills', 'receipts', 'orders'].map((group) => box(group).isChecked()))).toEqual(
      [false, true, true],
    )
    if (visit.scripts) await expectNothingFound(page, '/profile/email-preferences')
    await box('receipts').focus()
    await page.keyboard.press('Space')
    await save()
    await walk.words(text.saved)
    expect(await mailsAfterReceipt(customer)).toBe(before)

    await walk.open('/profile/email-preferences')
    expect(await box('receipts').isChecked()).toBe(false)
    expect(await box('orders').isChecked()).toBe(true)
    await box('receipts').check()
    await save()
    await walk.words(text.saved)
    expect(await mailsAfterReceipt(customer)).toBe(before + 1)
    const mail = await lastMailTo(world, customer.email)
    expect(mail.text).toContain(text.choose)
    await page.goto(mail.links.find((link) => link.endsWith('/profile/email-preferences')) ?? '')
    await walk.heading(text.title)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('the link of a mail turns its group off without a login, and on again', async () => {
    const customer = await customerWithPayment(visit)
    const walk = await startWalk(browser, world, visit, { javaScriptEnabled: visit.scripts })
    const { page } = walk
    const check = (where: string) => (visit.scripts ? expectNothingFound(page, where) : undefined)
    const press = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()
    const subject = choiceSubject(customer.contactId, 'receipts')
    await walk.open(await openLinkTo(world, '/unsubscribe', 'mailChoice', visit, subject))
    await walk.heading(text.stopTitle)
    expect(page.url()).not.toContain('link=')
    await walk.words(text.receipts)
    await check('the link')
    await press(text.stop)
    await walk.words(text.stopped)
    await walk.words(text.receipts)
    await check('off')
    await page.reload()
    await walk.words(text.stopped)
    const stopped = await mailsAfterReceipt(customer)
    await press(text.undo)
    await walk.words(text.again)
    await check('on again')
    expect(await mailsAfterReceipt(customer)).toBe(stopped + 1)

    await walk.open('/unsubscribe?link=never-was-there')
    await walk.heading(text.gone)
    await check('a link that opens nothing')
    await page.locator('main a[href*="email-preferences"]').click()
    await page.waitForURL(/\/login\?/)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

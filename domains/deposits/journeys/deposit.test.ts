import { enqueueJob } from '@porchlight/jobs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { tabTo } from '../../../tests/journeys/keyboard'
import { payByCard, requestDeposit, standInOf } from '../../../tests/journeys/payments-world'
import { customerOf, named, oneInWholeRun, type Visit } from '../../../tests/journeys/portal-visit'
import { lastLinkTo, startWalk, takeOrder } from '../../getting-in/journeys/getting-in-world'
import { signedInWalk } from '../../messages/journeys/messages-world'

const copy = {
  en: {
    due: 'Deposit due',
    declined: 'Payment did not process successfully.',
    error: 'Deposit payment error, try later.',
    received: 'We received your payment of $275.00',
    held: 'Your deposit with us',
    onItsWay: 'Your payment of $137.50 is on its way',
    rest: 'Rest of your deposit',
    review: 'Nothing is charged now',
    case: 'is open',
    asked: 'You asked for a waiver.',
    notFound: 'No matching deposit record found.',
    done: 'Done',
    expired: 'Your link has expired. Please try again',
    linkSent: 'A new link is on its way',
    linkNeeded: 'To ask for this, show that it is you',
    refunding: 'We are refunding your deposit',
    refundFailed: 'Your card did not accept the refund.',
    refunded: 'Your deposit was refunded',
  },
  es: {
    due: 'Depósito por pagar',
    declined: 'El pago no se procesó correctamente.',
    error: 'Error en el pago del depósito; inténtelo más tarde.',
    received: 'Recibimos su pago de $275.00',
    held: 'Su depósito con nosotros',
    onItsWay: 'Su pago de $137.50 está en camino',
    rest: 'Resto de su depósito',
    review: 'Ahora no se cobra nada',
    case: 'está abierto',
    asked: 'Usted pidió quedar exento',
    notFound: 'No encontramos un depósito que coincida.',
    done: 'Listo',
    expired: 'Su enlace venció. Inténtelo de nuevo',
    linkSent: 'Un enlace nuevo está en camino',
    linkNeeded: 'Para pedirlo, confirme que es usted',
    refunding: 'Le estamos reembolsando su depósito',
    refundFailed: 'Su tarjeta no aceptó el reembolso.',
    refunded: 'Su depósito fue devuelto',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, payments: true, background: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(() => {
  if (world.payments?.standIn != null) world.payments.standIn.faults.mood = 'well'
})

/** The first form of a page is what it is for; after a look-up another offers the mailed link. */
const send = (page: Page) => page.locator('main form button[type="submit"]').first().click()
const standIn = () => standInOf(world)

const visits = oneInWholeRun(
  [
    { brand: 'first', language: 'en', width: 360, scheme: 'light' },
    { brand: 'second', language: 'es', width: 1280, scheme: 'dark' },
  ],
  'es',
)

describe('signed in, from the tracker', () => {
  it.each(named(visits))(
    'the deposit of a cancelled order is refunded, and the page says how far that is: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const { orderId } = await requestDeposit(world, visit)
      const { engine, pool, systemViewer } = world.context
      const update = (id: string, fields: Readonly<Record<string, unknown>>) =>
        engine.updateRecord(systemViewer, id, { fields })
      const walk = await signedInWalk(browser, world, visit)
      await walk.open(`/deposit/${orderId}`)
      await send(walk.page)
      await walk.page.waitForURL(`${standIn().origin}/pay/**`)
      await payByCard(walk.page, '4242424242424242')
      await walk.words(text.held)
      standIn().faults.mood = 'down'
      await update(orderId, { Status: 'Cancelled', Cancellation_Reason__c: 'By_Customer' })
      const { rows } = await pool.query<{ id: string }>(
        `select "Id" as id from record."Deposit__c" where "Order__c" = $1 and "Status__c" = 'Refunding'`,
        [orderId],
      )
      const ends = [
        [{}, text.refunding],
        [{ Status__c: 'Refund_Failed' }, text.refundFailed],
        [{ Status__c: 'Refunded', Refund_Date__c: '2026-11-20' }, text.refunded],
      ] as const
      for (const [fields, words] of ends) {
        if (Object.keys(fields).length > 0) await update(rows[0]?.id ?? '', fields)
        await walk.open(`/deposit/${orderId}`)
        await walk.words(words)
        await expectNothingFound(walk.page, words)
      }
      expect(walk.problems).toEqual([])
      await walk.context.close()
    },
  )

  it.each(named(visits))(
    'a card is declined, another pays, and the tracker moves: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const { orderId } = await requestDeposit(world, visit)
      const walk = await signedInWalk(browser, world, visit)
      const { page } = walk
      await walk.open(`/enrollment-status/${orderId}`)
      await page.locator(`main a[href$="/deposit/${orderId}"]`).first().click()
      await walk.words(text.due)
      await expectNothingFound(page, 'deposit due')
      await send(page)
      await page.waitForURL(`${standIn().origin}/pay/**`)
      await expectNothingFound(page, 'hosted page')
      await payByCard(page, '4000000000000002')
      await walk.words(text.declined)
      await expectNothingFound(page, 'declined')
      // The last payment is the one that the page tells of.
      world.advance(1)
      await send(page)
      await page.waitForURL(`${standIn().origin}/pay/**`)
      await payByCard(page, '4242424242424242')
      await walk.words(text.received)
      await walk.words(text.held)
      await expectNothingFound(page, 'paid')
      // Back leads to a page that is finished, and forth again: nothing is paid twice.
      await page.goBack()
      await page.goForward()
      await walk.words(text.held)
      await page.locator(`main a[href$="/enrollment-status/${orderId}"]`).click()
      await page.locator('main h1').waitFor()
      expect(await page.locator(`main a[href$="/deposit/${orderId}"]`).count()).toBe(0)
      expect(walk.problems).toEqual([])
      await walk.context.close()
    },
  )

  it('with the keyboard alone, in two parts, the first by a card that takes a while', async () => {
    const visit: Visit = { brand: 'third', language: 'en', width: 360, scheme: 'light' }
    const { orderId } = await requestDeposit(world, visit)
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    await walk.open(`/deposit/${orderId}`)
    await tabTo(page, '[name="share"]:checked')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, 'main form button[type="submit"]')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${standIn().origin}/pay/**`)
    await tabTo(page, '[name="number"]')
    await page.keyboard.type('4000 0000 0000 0077')
    await tabTo(page, '[name="expiry"]')
    await page.keyboard.type('04/30')
    await tabTo(page, '[name="code"]')
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await walk.words(copy.en.onItsWay)
    world.advance(8_000)
    await standIn().deliver()
    // The page asks by itself; nobody has to press anything.
    await walk.words(copy.en.rest)
    await walk.context.close()
  })

  it('over the cap nothing is charged, and the button opens a case; a waiver is asked for in private', async () => {
    const visit: Visit = { brand: 'second', language: 'en', width: 360, scheme: 'dark' }
    const { orderId, accountId } = await requestDeposit(world, visit)
    await world.context.pool.query(
      `update record."Deposit__c" set "Required_Amount__c" = 450 where "Account__c" = $1 and "Status__c" = 'Due'`,
      [accountId],
    )
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    await walk.open(`/deposit/${orderId}`)
    await walk.words(copy.en.review)
    expect(await page.locator('main').textContent()).toMatch(
      /We asked for \$450\.00\. The law allows \$\d+\.\d\d at most, so you do not have to pay this\./,
    )
    await send(page)
    await walk.words(copy.en.case)
    await expectNothingFound(page, 'in review')
    // Where we know no law of the place, nothing is due either.
    await world.context.pool.query(
      `update record."Deposit__c" set "Cap_Amount__c" = 0 where "Order__c" = $1`,
      [orderId],
    )
    await page.reload()
    await walk.words('We do not know the highest deposit that the law allows for this home.')
    await page.locator('main a[href$="/waiver"]').click()
    await walk.words('An advisor requests your date of birth.')
    await page.locator('[value="Family_Violence"]').check()
    await expectNothingFound(page, 'waiver')
    await send(page)
    await walk.words(copy.en.asked)
    const { rows } = await world.context.pool.query(
      `select 1 from record."Payment__c" p join record."Deposit__c" d on d."Id" = p."Deposit__c"
       where d."Order__c" = $1 and d."Status__c" = 'In_Review'`,
      [orderId],
    )
    expect(rows).toEqual([])
    await walk.context.close()
  })

  it('a processor that never answers is reported on the page, and another order has no deposit', async () => {
    const visit: Visit = { brand: 'first', language: 'es', width: 1280, scheme: 'light' }
    const { orderId } = await requestDeposit(world, visit)
    const walk = await signedInWalk(browser, world, visit)
    const { page } = walk
    await walk.open(`/deposit/${orderId}`)
    await page.locator('main form[novalidate]').waitFor()
    standIn().faults.mood = 'hanging'
    await page.locator('[value="instalment"]').check()
    await send(page)
    await walk.words(copy.es.error)
    expect(await page.locator('[value="instalment"]').isChecked()).toBe(true)
    await expectNothingFound(page, 'error')
    standIn().faults.mood = 'well'
    await page.locator('main form[novalidate]').waitFor()
    await send(page)
    await page.waitForURL(`${standIn().origin}/pay/**`)
    // Who comes back without paying is not made to pay more than they chose.
    await page.locator('form:has([name="cancel"]) button').click()
    await page.waitForURL(/\?back$/)
    expect(await page.locator('[value="instalment"]').isChecked()).toBe(true)
    await walk.open('/deposit/801000000000000AAA')
    await walk.heading(copy.es.notFound)
    await expectNothingFound(page, 'not found')
    await walk.context.close()
  })
})

describe('a guest, from the link of a mail', () => {
  it.each([
    [{ brand: 'first', language: 'en', width: 360, scheme: 'light' }, true],
    [{ brand: 'second', language: 'es', width: 1280, scheme: 'light' }, false],
  ] as const)(
    'pays without a look-up, and is sent another link in place of one that has expired: %j, scripts %s',
    async (visit, javaScriptEnabled) => {
      const text = copy[visit.language]
      const { orderId } = await requestDeposit(world, visit)
      const email = customerOf[visit.brand]
      await enqueueJob(world.context.pool, 'send-order-link', { orderId, page: 'deposit' })
      const link = await lastLinkTo(world, email)
      const walk = await startWalk(browser, world, visit, { javaScriptEnabled })
      const { page } = walk
      await page.goto(link)
      expect(await page.locator('main').textContent()).not.toContain('275')
      if (javaScriptEnabled) await expectNothingFound(page, 'whose order it is')
      await takeOrder(page)
      await walk.words(text.due)
      expect(page.url()).not.toContain('link=')
      if (javaScriptEnabled) await expectNothingFound(page, 'from a link')

      world.advance(86_400_000)
      await page.goto(link)
      await walk.heading(text.expired)
      expect(await page.locator('main').textContent()).not.toContain('275')
      await page.locator('main form button').click()
      await walk.heading(text.linkSent)
      const again = await lastLinkTo(world, email)
      expect(again).not.toBe(link)
      await page.goto(again)
      await takeOrder(page)
      await walk.words(text.due)
      await page.locator(javaScriptEnabled ? 'main form[novalidate]' : 'main form').waitFor()
      await send(page)
      await page.waitForURL(`${standIn().origin}/pay/**`)
      await payByCard(page, '4242424242424242')
      await walk.words(text.received)
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`/deposit/${orderId}$`))
      await walk.context.close()
    },
  )
})

describe('a guest who looked an order up', () => {
  const guests: readonly (readonly [Visit, boolean])[] = [
    [{ brand: 'third', language: 'en', width: 1280, scheme: 'light' }, false],
    [{ brand: 'second', language: 'es', width: 360, scheme: 'dark' }, true],
  ]
  it.each(oneOfRun(guests))(
    'is asked for the mailed link before an exemption is asked for: %j, scripts %s',
    async (visit, javaScriptEnabled) => {
      const text = copy[visit.language]
      const order = await requestDeposit(world, visit)
      // One link a minute is mailed for an order.
      world.advance(60_000)
      const walk = await startWalk(browser, world, visit, { javaScriptEnabled })
      const { page } = walk
      await walk.open('/deposit')
      await page.locator('[name="identifier"]').fill(order.confirmationNumber)
      await page.locator('[name="zipCode"]').fill(order.zipCode)
      await send(page)
      await walk.words(text.due)
      await walk.words(text.linkNeeded)
      expect(await page.locator('main a[href$="/waiver"]').count()).toBe(0)
      if (javaScriptEnabled) await expectNothingFound(page, 'deposit after a look-up')
      await walk.open('/deposit/waiver')
      await walk.words(text.linkNeeded)
      expect(await page.locator('[name="contactBy"]').count()).toBe(0)
      if (javaScriptEnabled) await expectNothingFound(page, 'waiver after a look-up')
      await page.locator('main form[action$="/documents/send-link"] button').click()
      await walk.heading(text.linkSent)
      await page.goto(await lastLinkTo(world, customerOf[visit.brand]))
      await takeOrder(page)
      await page.locator('main a[href$="/waiver"]').click()
      await page.locator('[value="Age_65"]').check()
      await page.locator(javaScriptEnabled ? 'main form[novalidate]' : 'main form').waitFor()
      await send(page)
      await walk.words(text.asked)
      await walk.context.close()
    },
  )
})

describe('a guest with JavaScript off', () => {
  const guests: readonly Visit[] = [
    { brand: 'third', language: 'es', width: 360, scheme: 'light' },
    { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  ]
  it.each(named(guests))(
    'looks the order up, pays and reads the confirmation number: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const order = await requestDeposit(world, visit)
      const walk = await startWalk(browser, world, visit, { javaScriptEnabled: false })
      const { page } = walk
      await walk.open(`/deposit/${order.orderId}`)
      expect(await page.locator('main').textContent()).not.toContain('275')
      await page.locator('[name="identifier"]').fill(order.confirmationNumber)
      await page.locator('[name="zipCode"]').fill(order.zipCode)
      await send(page)
      await walk.words(text.due)
      expect(new URL(page.url()).pathname).toMatch(/\/deposit$/)
      await send(page)
      await page.waitForURL(`${standIn().origin}/pay/**`)
      await payByCard(page, '4242 4242 4242 4241')
      expect(await page.locator('[role="alert"]').count()).toBe(1)
      await payByCard(page, '4242 4242 4242 4242')
      await walk.words(text.received)
      expect(await page.locator('main').textContent()).toMatch(/P\d{12}/)
      await walk.context.close()
    },
  )
})

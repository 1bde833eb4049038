import { enqueueJob } from '@porchlight/jobs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { readPdf } from '@porchlight/test-kit/pdf'
import { isSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { tabTo } from '../../../tests/journeys/keyboard'
import {
  allVisits,
  named,
  nameOf,
  oneInWholeRun,
  type Visit,
  visitsOfRun,
} from '../../../tests/journeys/portal-visit'
import {
  createEnrolling,
  type EnrollingCustomer,
  lookedUpWalk,
} from '../../enrollment/journeys/enrolling-customer'
import { lastLinkTo, startWalk, takeOrder } from '../../getting-in/journeys/getting-in-world'

const copy = {
  en: {
    notYours: 'This debt is not yours',
    tick: 'Tick the box to confirm.',
    both: 'Choose both: the signed statement and one document from the list.',
    proof: 'Choose the proof of payment.',
    checking: 'We are checking it',
    until: 'You told us on November 20, 2026. We’ll answer by November 24, 2026.',
    rejected: 'The proof was not enough.',
    resolved: 'Resolved on November 20, 2026.',
  },
  es: {
    notYours: 'Esta deuda no es suya',
    tick: 'Marque la casilla para confirmar.',
    both: 'Elija los dos: la declaración firmada y un documento de la lista.',
    proof: 'Elija el comprobante de pago.',
    checking: 'Lo estamos revisando',
    until: 'Nos avisó el 20 de noviembre de 2026. Le respondemos a más tardar el 24 de noviembre de 2026.',
    rejected: 'La prueba no bastó.',
    resolved: 'Resuelto el 20 de noviembre de 2026.',
  },
} as const

const visits = visitsOfRun(['third', 'first'])

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj\n<</N (${name})>>\nendobj\n`),
})

const submit = (page: Page) => page.locator('main form button[type="submit"]')

async function held(visit: Visit, type: string, reason: string) {
  const customer = await createEnrolling(world, visit, [type === 'Switch_Hold' ? type : 'Balance'])
  const { engine, systemViewer } = world.context
  const noticeId = await engine.createRecord(systemViewer, 'Notice__c', {
    fields: {
      Account__c: customer.accountId,
      Order__c: customer.orderId,
      Notice_Type__c: type,
      Reason__c: reason,
      Amount__c: 214.5,
      Placed_By__c: 'Bayou Wires',
      Placed_Date__c: '2026-11-10',
    },
  })
  return { ...customer, noticeId }
}

const stepOf = async ({ orderId }: EnrollingCustomer) => {
  const { rows } = await world.context.pool.query<{ step: string }>(
    `select "Status" || ' ' || "Responsible__c" as step from record."WorkStep" where "Order__c" = $1`,
    [orderId],
  )
  return rows[0]?.step
}

const settle = (noticeId: string, fields: Readonly<Record<string, string>>) =>
  world.context.engine.updateRecord(world.context.systemViewer, noticeId, { fields })

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]

  it('an earlier occupant’s debt has its own way out: statement, papers, clock, and only evidence resolves it', async () => {
    const customer = await held(visit, 'Switch_Hold', 'Previous_Occupant')
    const walk = await lookedUpWalk(browser, world, visit, customer)
    const { page } = walk
    await page.locator('main a[href$="/notices"]').first().click()
    await walk.words(text.notYours)
    expect(await page.locator('main').textContent()).not.toContain('214')
    await page.locator('main form[novalidate]').waitFor()
    await expectNothingFound(page, 'notice')
    await submit(page).click()
    await walk.words(text.tick)
    await walk.words(text.both)
    await expectNothingFound(page, 'refused')
    await page.locator('[name="attachment"]').setInputFiles([pdf('statement.pdf'), pdf('lease.pdf')])
    await page.locator('[name="settled"]').check()
    await submit(page).dblclick()
    await page.waitForURL(/\?checking/)
    await walk.words(text.checking)
    await walk.words(text.until)
    expect(await stepOf(customer)).toBe('In Progress Provider')
    await settle(customer.noticeId, { Status__c: 'Rejected' })
    await walk.open('/notices')
    await walk.words(text.rejected)
    expect(await stepOf(customer)).toBe('In Progress Customer')
    const resolved = {
      Status__c: 'Resolved',
      Evidence__c: 'Utility_Released',
      Resolved_Date__c: '2026-11-20',
    }
    await settle(customer.noticeId, resolved)
    await walk.open('/notices')
    await walk.words(text.resolved)
    expect(await stepOf(customer)).toBe('Completed Provider')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

describe('the statement of a new occupant', () => {
  it('is filled in for the customer, in both languages, and blank for who only looked the order up', async () => {
    const visit: Visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' }
    const customer = await held(visit, 'Switch_Hold', 'Previous_Occupant')
    await enqueueJob(world.context.pool, 'send-order-link', { orderId: customer.orderId, page: 'documents' })
    const byMail = await startWalk(browser, world, visit)
    await byMail.page.goto(await lastLinkTo(world, customer.email))
    await takeOrder(byMail.page)
    await byMail.open(`/notices/${customer.orderId}`)
    const read = async (walk: typeof byMail, language: 'en' | 'es') => {
      const link = walk.page.locator(`main a[href*="language=${language}"]`)
      const address = new URL((await link.getAttribute('href')) ?? '', walk.page.url()).href
      const answer = await walk.context.request.get(address)
      expect(answer.headers()['content-type']).toBe('application/pdf')
      expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"$/)
      return (await readPdf(await answer.body())).text
    }
    const english = await read(byMail, 'en')
    for (const known of [
      'New Occupant Statement',
      'Nadia Harrowgate',
      '12 Lantern Row',
      'December 15, 2026',
    ]) {
      expect(english).toContain(known)
    }
    const spanish = await read(byMail, 'es')
    for (const known of ['Declaración de nuevo ocupante', 'Nadia Harrowgate', '15 de diciembre de 2026']) {
      expect(spanish).toContain(known)
    }
    const looked = await lookedUpWalk(browser, world, visit, customer)
    await looked.open('/notices')
    const blank = await read(looked, 'en')
    expect(blank).toContain('New Occupant Statement')
    for (const secret of ['Nadia', 'Lantern', customer.confirmationNumber])
      expect(blank).not.toContain(secret)
    await byMail.context.close()
    await looked.context.close()
  })
})

describe('with JavaScript off', () => {
  it('a balance is shown to be paid by a plain form, and nothing but evidence resolves it', async () => {
    const visit: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }
    const customer = await held(visit, 'Outstanding_Balance', 'Own_Debt')
    const walk = await lookedUpWalk(browser, world, visit, customer, { javaScriptEnabled: false })
    const { page } = walk
    await walk.open('/notices')
    await submit(page).click()
    await walk.words(copy.en.tick)
    await walk.words(copy.en.proof)
    await page.locator('[name="settled"]').check()
    await submit(page).click()
    await walk.words(copy.en.proof)
    expect(await page.locator('[name="settled"]').isChecked()).toBe(true)
    await page.locator('[name="attachment"]').setInputFiles(pdf('receipt.pdf'))
    await submit(page).click()
    await page.waitForURL(/\?checking$/)
    await walk.words(copy.en.checking)
    const { rows } = await world.context.pool.query<{ status: string }>(
      'select "Status__c" as status from record."Notice__c" where "Id" = $1',
      [customer.noticeId],
    )
    expect(rows).toEqual([{ status: 'Checking' }])
    await expect(settle(customer.noticeId, { Status__c: 'Resolved' })).rejects.toThrow()
    await walk.context.close()
  })
})

describe('with the keyboard alone', () => {
  const kinds = [
    ['Outstanding_Balance', 'Own_Debt'],
    ['Switch_Hold', 'Previous_Occupant'],
  ] as const
  // Each two of kind, language and width meet; every one of them with all others in the sweep.
  const meets = (kind: number, { language, width }: Visit) =>
    isSweep || (kind === 0) === ((language === 'en') === (width === 360))
  const walks = oneInWholeRun(
    allVisits().filter(({ brand }) => brand === 'first'),
    'es',
  )
  it.each(
    kinds.flatMap(([type, reason], kind) =>
      walks
        .filter((visit) => meets(kind, visit))
        .map((visit) => [`${type}, ${nameOf(visit)}`, visit, type, reason] as const),
    ),
  )(
    'a notice is found, refused with the way to the field, and answered: %s',
    async (_name, visit, type, reason) => {
      const text = copy[visit.language]
      const customer = await held(visit, type, reason)
      const walk = await lookedUpWalk(browser, world, visit, customer)
      const { page } = walk
      await tabTo(page, 'main a[href$="/notices"]')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/notices$/)
      await page.locator('main form[novalidate]').waitFor()
      const sending = 'main form button[type="submit"]'
      await tabTo(page, sending)
      await page.keyboard.press('Enter')
      await walk.words(text.tick)
      expect(await page.evaluate('document.activeElement.id')).toBe('error-summary')
      await tabTo(page, '#error-summary a')
      await page.keyboard.press('Enter')
      const isAtField = `document.activeElement.matches('[name="attachment"], [name="settled"]')`
      expect(await page.evaluate(isAtField)).toBe(true)
      if (type === 'Switch_Hold') await tabTo(page, 'main a[download][href*="language=es"]')
      await tabTo(page, '[name="attachment"]')
      // What the browser opens to choose files is its own.
      const files = [pdf('statement.pdf'), pdf('lease.pdf')].slice(type === 'Switch_Hold' ? 0 : 1)
      await page.locator('[name="attachment"]').setInputFiles(files)
      await tabTo(page, '[name="settled"]')
      await page.keyboard.press('Space')
      await tabTo(page, sending)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\?checking/)
      await walk.words(text.checking)
      expect(await stepOf(customer)).toBe('In Progress Provider')
      expect(walk.problems).toEqual([])
      await walk.context.close()
    },
  )
})

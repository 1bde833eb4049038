import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { addressOf, beginSession, named, openWindow, type Visit } from '../../../tests/journeys/portal-visit'
import { createEnrolling, lookedUpWalk } from '../../enrollment/journeys/enrolling-customer'

const visits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'first', language: 'es', width: 360, scheme: 'dark' },
]

const copy = {
  en: {
    edit: 'Edit: When it is asked for',
    editTexts: 'Edit: What customers read',
    save: 'Save',
    missing: 'Missing',
    wrongDays: 'Enter 1 to 60 days, or leave it empty.',
    bothLanguages: 'Write it in both languages, or in neither: every customer reads their own.',
    words: 'Every page of the lease that Northlamp needs.',
    due: 'by November 24, 2026',
    create: 'Save',
    reason: 'The landlord has not signed it.',
    otherReason: 'El arrendador no lo ha firmado.',
    rejected: 'Not accepted',
    canSend: 'You can still send one.',
    noneNeeded: 'No document was needed.',
  },
  es: {
    edit: 'Editar: Cuándo se pide',
    editTexts: 'Editar: Lo que leen los clientes',
    save: 'Guardar',
    missing: 'Falta',
    wrongDays: 'Escriba de 1 a 60 días o déjelo vacío.',
    bothLanguages: 'Escríbalo en los dos idiomas o en ninguno: cada cliente lee el suyo.',
    words: 'Todas las páginas del contrato que necesita Northlamp.',
    due: 'a más tardar el 24 de noviembre de 2026',
    create: 'Guardar',
    reason: 'Le falta la firma.',
    otherReason: 'The signature is missing.',
    rejected: 'No aceptado',
    canSend: 'Aun así puede enviar uno.',
    noneNeeded: 'No hizo falta ningún documento.',
  },
} as const

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

async function idOf(sql: string, values: readonly unknown[]): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(sql, [...values])
  return rows[0]?.id ?? ''
}

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const failures: string[] = []
  let supervisor: Page
  let advisor: Page
  let ruleId: string

  beforeAll(async () => {
    ruleId = await idOf(
      `select "Id" as id from record."Document_Rule__c" where "Brand__c" = $1 and "Document_Type__c" = 'Lease'`,
      [visit.brand],
    )
    const windows = await Promise.all([1, 2].map(() => openWindow(browser, visit)))
    const people = ['supervisor@example.com', `advisor.${visit.brand}@example.com`]
    const pages = await Promise.all(
      windows.map(async (context, index) => {
        await beginSession(context, world, visit, people[index])
        const page = await context.newPage()
        page.on('pageerror', ({ message }) => failures.push(message))
        return page
      }),
    )
    ;[supervisor, advisor] = pages as [Page, Page]
    return () => Promise.all(windows.map((context) => context.close()))
  })

  const go = (page: Page, path: string) => page.goto(addressOf(world.origin, visit, path))
  const field = (name: string) => supervisor.locator(`[id="field-${name}"]`)
  const press = (name: string) => supervisor.getByRole('button', { name, exact: true }).click()

  it('a supervisor changes a rule, and what is wrong is refused where it was typed', async () => {
    await go(supervisor, '/console/list/Document_Rule__c')
    await supervisor.locator('main h1').waitFor()
    await expectNothingFound(supervisor, 'the list of rules')
    await go(supervisor, `/console/record/${ruleId}`)
    await press(text.edit)
    await field('Days_To_Send__c').fill('61')
    await press(text.save)
    await supervisor.locator('main').getByText(text.wrongDays).first().waitFor()
    await field('Days_To_Send__c').fill('4')
    await press(text.save)
    await field('Days_To_Send__c').waitFor({ state: 'detached' })
    await press(text.editTexts)
    await field('Explanation__c').fill('Every page of the lease that {brand} needs.')
    await field('Explanation_ES__c').fill('')
    await supervisor.getByText(text.missing, { exact: true }).waitFor()
    await expectNothingFound(supervisor, 'a rule with a language missing')
    await press(text.save)
    await supervisor.locator('main').getByText(text.bothLanguages).first().waitFor()
    await field('Explanation_ES__c').fill('Todas las páginas del contrato que necesita {brand}.')
    await press(text.save)
    await field('Explanation_ES__c').waitFor({ state: 'detached' })
    await expectNothingFound(supervisor, 'a rule')
  })

  it('both languages stand side by side on a wide screen, and one below the other on a phone', async () => {
    const boxes = await Promise.all(
      ['en', 'es'].map((language) => supervisor.locator(`main dd[lang=${language}]`).first().boundingBox()),
    )
    const [english, spanish] = boxes
    if (visit.width === 1280) {
      expect(spanish?.y).toBe(english?.y)
      expect(spanish?.x).toBeGreaterThan(english?.x ?? 0)
    } else {
      expect(spanish?.x).toBe(english?.x)
      expect(spanish?.y).toBeGreaterThan(english?.y ?? 0)
    }
  })

  it('the customer is asked in the new words and by the new day, and reads the reason of the reviewer', async () => {
    await go(supervisor, `/console/new/Document_Reason__c?.Brand__c=${visit.brand}`)
    const isEnglish = visit.language === 'en'
    await field('Name').fill(isEnglish ? text.reason : text.otherReason)
    await field('Label_ES__c').fill(isEnglish ? text.otherReason : text.reason)
    await expectNothingFound(supervisor, 'a new reason')
    await press(text.create)
    await supervisor.waitForURL('**/console/record/a0n*')

    const customer = await createEnrolling(world, visit, ['Documents'])
    const { engine, systemViewer } = world.context
    const documentId = await engine.createRecord(systemViewer, 'Document_Requirement__c', {
      fields: {
        Account__c: customer.accountId,
        Order__c: customer.orderId,
        Document_Type__c: 'Lease',
        Is_Required__c: true,
      },
    })
    const walk = await lookedUpWalk(browser, world, visit, customer)
    const { page } = walk
    await walk.open('/documents')
    await page.locator('#send form[novalidate]').waitFor()
    await walk.words(text.words)
    await walk.words(text.due)
    await expectNothingFound(page, 'the documents of the customer')
    await page.locator('[value="Lease"]').check()
    const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
    await page
      .locator('[name="attachment"]')
      .setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer })
    await page.locator('#send button[type="submit"]').click()
    await page.waitForURL(/\?received/)
    await world.background?.idle()

    await go(advisor, `/console/documents/${documentId}`)
    await advisor.getByText(text.words, { exact: true }).waitFor()
    await advisor.locator('[aria-keyshortcuts=r]').click()
    await advisor.getByLabel(text.reason, { exact: true }).check()
    await expectNothingFound(advisor, 'the review')
    await advisor.locator('main form button[type=submit]').click()
    const statusOf = async () =>
      (
        await world.context.pool.query(
          `select "Status__c" as status from record."Document_Requirement__c" where "Id" = $1`,
          [documentId],
        )
      ).rows
    await expect.poll(statusOf, { timeout: 30_000 }).toEqual([{ status: 'Rejected' }])

    await walk.open('/documents')
    await walk.words(text.rejected)
    await walk.words(text.reason)
    await expectNothingFound(page, 'the reason')
    expect([...failures, ...walk.problems]).toEqual([])
    await walk.context.close()
  })

  it('of an order that takes no documents any more the customer is asked for none', async () => {
    const customer = await createEnrolling(world, visit, ['Documents'])
    const walk = await lookedUpWalk(browser, world, visit, customer)
    await walk.open('/documents')
    await walk.words(text.canSend)
    await world.context.pool.query(`update record."Order" set "Status" = 'Cancelled' where "Id" = $1`, [
      customer.orderId,
    ])
    await walk.open('/documents')
    await walk.words(text.noneNeeded)
    expect(await walk.page.locator('main').textContent()).not.toContain(text.canSend)
    await walk.context.close()
  })
})

import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import {
  addressOf,
  beginSession,
  customerOf,
  named,
  openWindow,
  type Visit,
} from '../../../tests/journeys/portal-visit'
import { sendCase } from './messages-world'

const visits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'first', language: 'es', width: 360, scheme: 'dark' },
]

const copy = {
  en: {
    edit: 'Edit: What customers read',
    save: 'Save',
    moveTo: 'Move to',
    offered: 'Offered',
    withdrawn: 'Withdrawn',
    send: 'Send',
    sent: 'Your reply was sent.',
    textField: 'Text__c',
    labelField: 'Name',
    newLabel: 'We look into it today',
    text: 'Hello {firstName},\n\nWe look into it today. Your plan ends on {planEnd}.\n{amountOwed} for {accountNumber}',
    words: 'We look into it today. Your plan ends on May 1.',
    missing: '{planEnd}: we don’t have the day on which the plan ends. Type it, or remove the sentence.',
    value: 'May 1',
  },
  es: {
    edit: 'Editar: Lo que leen los clientes',
    save: 'Guardar',
    moveTo: 'Pasar a',
    offered: 'Ofrecida',
    withdrawn: 'Retirada',
    send: 'Enviar',
    sent: 'Su respuesta se envió.',
    textField: 'Text_ES__c',
    labelField: 'Label_ES__c',
    newLabel: 'Hoy lo revisamos',
    text: 'Hola, {firstName}:\n\nHoy lo revisamos. Su plan termina el {planEnd}.\n{amountOwed} por {accountNumber}',
    words: 'Hoy lo revisamos. Su plan termina el 1 de mayo.',
    missing: '{planEnd}: no tenemos el día en que termina el plan. Escríbalo o quite la oración.',
    value: '1 de mayo',
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

async function rowsOf<Row extends object>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
  return (await world.context.pool.query<Row>(sql, [...values])).rows
}

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const failures: string[] = []
  let caseId: string
  let templateId: string
  let label: string
  let supervisor: Page
  let advisor: Page
  let customer: Page

  beforeAll(async () => {
    await rowsOf(
      `update record."Contact" set "Preferred_Language__c" = $2
       where "Id" = (select "ContactId" from record."User" where "Username" = $1)`,
      [customerOf[visit.brand], visit.language],
    )
    caseId = await sendCase(world, visit, `Template ${visit.language}`)
    await rowsOf(
      `with account as (
         update record."Account" a set "Contract_End_Date__c" = null from record."User" u
         where u."ContactId" = a."ContactId" and u."Username" = $2 returning a."Id"
       )
       update record."Case" set "AccountId" = (select min("Id") from account) where "Id" = $1`,
      [caseId, customerOf[visit.brand]],
    )
    const [template] = await rowsOf<{ id: string; en: string; es: string }>(
      `select "Id" as id, "Name" as en, "Label_ES__c" as es from record."Reply_Template__c"
       where "Brand__c" = $1 and "Status__c" = 'Offered' and "Case_Type__c" is null
       order by "Position__c" limit 1`,
      [visit.brand],
    )
    templateId = template?.id ?? ''
    label = template?.[visit.language] ?? ''
    const windows = await Promise.all([1, 2, 3].map(() => openWindow(browser, visit)))
    const people = ['supervisor@example.com', `advisor.${visit.brand}@example.com`, customerOf[visit.brand]]
    const pages = await Promise.all(
      windows.map(async (context, index) => {
        await beginSession(context, world, visit, people[index])
        const page = await context.newPage()
        page.on('pageerror', ({ message }) => failures.push(message))
        return page
      }),
    )
    ;[supervisor, advisor, customer] = pages as [Page, Page, Page]
    return () => Promise.all(windows.map((context) => context.close()))
  })

  const go = (page: Page, path: string) => page.goto(addressOf(world.origin, visit, path))
  const menu = () => advisor.locator('select[name=template]')
  const option = (label: string) => menu().locator('option', { hasText: label })
  const box = () => advisor.locator('textarea[name=CommentBody]')

  it('an advisor is offered the templates of the brand, those in the customer’s language first', async () => {
    await go(advisor, `/console/record/${caseId}`)
    await option(label).waitFor({ state: 'attached' })
    expect(await menu().locator('option').nth(1).textContent()).toBe(label)
    await expectNothingFound(advisor, 'a case')
  })

  it('a supervisor changes one, and it is offered with its new words on the page that is open', async () => {
    await go(supervisor, '/console/list/Reply_Template__c')
    await supervisor.locator('main h1').waitFor()
    await expectNothingFound(supervisor, 'the list of templates')
    await go(supervisor, `/console/record/${templateId}`)
    await supervisor.locator('li[aria-current=step]', { hasText: text.offered }).waitFor()
    await expectNothingFound(supervisor, 'a template')
    await supervisor.getByRole('button', { name: text.edit, exact: true }).click()
    const field = (name: string) => supervisor.locator(`[id="field-${name}"]`)
    await field(text.labelField).fill(text.newLabel)
    await field(text.textField).fill('{nobody}')
    await supervisor.getByRole('button', { name: text.save, exact: true }).click()
    await supervisor.locator('main').getByText('{nobody}.').first().waitFor()
    await expectNothingFound(supervisor, 'a template with a field that does not exist')
    await field(text.textField).fill(text.text)
    await supervisor.getByRole('button', { name: text.save, exact: true }).click()
    await field(text.textField).waitFor({ state: 'detached' })
    await option(text.newLabel).waitFor({ state: 'attached' })
  })

  it('what has no value is named, and nothing is sent before it is written', async () => {
    await menu().selectOption({ label: text.newLabel })
    await advisor.getByText(text.missing, { exact: true }).waitFor()
    await expectNothingFound(advisor, 'a reply with something missing')
    await advisor.getByRole('button', { name: text.send, exact: true }).click()
    expect(await saidIn()).toEqual([])
    await box().fill((await box().inputValue()).replace('{planEnd}', text.value))
    await advisor.getByText(text.missing, { exact: true }).waitFor({ state: 'detached' })
  })

  it('one that is withdrawn meanwhile is no longer offered, and what it brought stays', async () => {
    await supervisor.locator('main summary', { hasText: text.moveTo }).click()
    await supervisor.locator('main details[open]').getByText(text.withdrawn, { exact: true }).click()
    await supervisor.locator('li[aria-current=step]', { hasText: text.withdrawn }).waitFor()
    await option(text.newLabel).waitFor({ state: 'detached' })
    expect(await box().inputValue()).toContain(text.words)
    expect(await menu().isEnabled()).toBe(true)
  })

  it('the customer reads the answer as the advisor saw it', async () => {
    world.advance(1_000)
    await advisor.getByRole('button', { name: text.send, exact: true }).click()
    await advisor.getByText(text.sent, { exact: true }).waitFor()
    const [said = ''] = await saidIn()
    expect(said).toContain(text.words)
    expect(said).toMatch(/\n\$[\d,]+\.\d\d (?:for|por) \d{10}$/)
    expect(said).not.toMatch(/[{}]/)
    await go(customer, `/messages/${caseId}`)
    await customer.getByText(text.words).waitFor()
    await expectNothingFound(customer, 'the answer')
    expect(failures).toEqual([])
  })

  async function saidIn(): Promise<readonly string[]> {
    const rows = await rowsOf<{ body: string }>(
      `select "CommentBody" as body from record."CaseComment" where "ParentId" = $1`,
      [caseId],
    )
    return rows.map(({ body }) => body)
  }
})

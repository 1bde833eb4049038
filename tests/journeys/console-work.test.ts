import { listMessages } from '@porchlight/providers/mail'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advise, sendCase } from '../../domains/messages/journeys/messages-world'
import { consoleVisitsOfRun } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, customerOf, named, openWindow, type Visit } from './portal-visit'

const visits = consoleVisitsOfRun('en')

const copy = {
  en: {
    next: 'Next',
    send: 'Send',
    sendAndClose: 'Send and close',
    sent: 'Your reply was sent.',
    closed: 'Your reply was sent, and the case is closed.',
    note: 'Internal note',
    addNote: 'Add note',
    meanwhile: 'Somebody wrote in the meantime',
    goOn: 'I have read it',
    greeting: /^Hello [^,]+,\n\nThank you for your message/,
    words: 'We are looking into it and will write to you here',
  },
  es: {
    next: 'Siguiente',
    send: 'Enviar',
    sendAndClose: 'Enviar y cerrar',
    sent: 'Su respuesta se envió.',
    closed: 'Su respuesta se envió y el caso quedó cerrado.',
    note: 'Nota interna',
    addNote: 'Agregar nota',
    meanwhile: 'Alguien escribió mientras tanto',
    goOn: 'Ya lo leí',
    greeting: /^Hola, [^:]+:\n\nGracias por su mensaje/,
    words: 'Lo estamos revisando y le escribiremos aquí',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true, demoFiles: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

async function rowsOf<Row extends object>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
  return (await world.context.pool.query<Row>(sql, [...values])).rows
}

const contactOf = (visit: Visit) =>
  rowsOf<{ id: string; email: string }>(
    `select c."Id" as id, c."Email" as email from record."Contact" c
     join record."User" u on u."ContactId" = c."Id" where u."Username" = $1`,
    [customerOf[visit.brand]],
  )

/** Returns the number of mails sent to an address so far. */
async function mailsTo(email: string): Promise<number> {
  await world.background?.idle()
  return (await listMessages(world.context.pool)).filter(({ to }) => to === email).length
}

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const staff = `advisor.${visit.brand}@example.com`
  let caseId: string
  let email: string
  let page: Page
  let customerPage: Page
  const failures: string[] = []

  beforeAll(async () => {
    const [contact] = await contactOf(visit)
    email = contact?.email ?? ''
    await rowsOf(`update record."Contact" set "Preferred_Language__c" = $2 where "Id" = $1`, [
      contact?.id,
      visit.language,
    ])
    caseId = await sendCase(world, visit, `Console ${visit.brand}`)
    // Everything else pending is already assigned, so this is the next.
    await rowsOf(
      `update record."Case" set "OwnerId" = (select "Id" from record."User" where "Username" = $2) where "Id" <> $1`,
      [caseId, staff],
    )
    const [staffWindow, customerWindow] = await Promise.all([
      openWindow(browser, visit),
      openWindow(browser, visit),
    ])
    await beginSession(staffWindow, world, visit, staff)
    await beginSession(customerWindow, world, visit)
    page = await staffWindow.newPage()
    customerPage = await customerWindow.newPage()
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    return () => Promise.all([staffWindow.close(), customerWindow.close()])
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const open = (path: string) => page.goto(addressOf(world.origin, visit, path))
  const commentsOf = () =>
    rowsOf<{ body: string }>(
      `select "CommentBody" as body from record."CaseComment" where "ParentId" = $1 order by "CreatedDate", "Id"`,
      [caseId],
    )

  it('the queue is the console’s home, and “Next” opens the most urgent that nobody has', async () => {
    await open('/console')
    await page.locator('main h1').waitFor()
    await expectNothingFound(page, 'queue')
    await open('/console/work?kind=case')
    await button(text.next).click()
    await page.waitForURL(`**/console/record/${caseId}`)
    await page.locator('#case-thread').waitFor()
    await expectNothingFound(page, 'case')
  })

  it('an answer by template is in the customer’s language, and shows on the customer’s open page', async () => {
    const before = await mailsTo(email)
    await customerPage.goto('about:blank')
    const stream = customerPage.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/held'))
    await customerPage.goto(addressOf(world.origin, visit, `/messages/${caseId}`))
    await stream
    await customerPage.evaluate('window.sameDocument = true')
    await page.locator('select[name=template]').selectOption({ index: 1 })
    expect(await page.locator('textarea[name=CommentBody]').inputValue()).toMatch(text.greeting)
    await expectNothingFound(page, 'preview')
    world.advance(1_000)
    await button(text.send).click()
    await customerPage.getByText(text.words).waitFor()
    expect(await customerPage.evaluate('window.sameDocument')).toBe(true)
    await page.getByText(text.sent, { exact: true }).waitFor()
    expect(await page.locator('textarea[name=CommentBody]').inputValue()).toBe('')
    expect(await commentsOf()).toHaveLength(1)
    expect(await mailsTo(email)).toBe(before + 1)
  })

  it.skipIf(isWholeRun)('an internal note is nowhere on the customer’s side', async () => {
    await page.getByLabel(text.note, { exact: true }).check()
    await page.locator('textarea[name=note]').fill('The meter was swapped in May.')
    await expectNothingFound(page, 'note')
    await button(text.addNote).click()
    await page.locator('section', { hasText: 'The meter was swapped in May.' }).first().waitFor()
    for (const path of [`/messages/${caseId}`, '/messages', '/']) {
      const answer = await customerPage.goto(addressOf(world.origin, visit, path))
      expect(await answer?.text()).not.toContain('swapped in May')
    }
    expect(await commentsOf()).toHaveLength(1)
  })

  it.skipIf(isWholeRun)(
    'what a colleague said meanwhile is shown before anything is sent, and nothing typed is lost',
    async () => {
      await page.locator('input[name=mode]').first().check()
      await page.locator('textarea[name=CommentBody]').fill('All is settled.')
      await advise(world, visit, 'Case.Reply', caseId, { CommentBody: 'A colleague was faster.' })
      await page.getByText(text.meanwhile).waitFor()
      await page.locator('ol li', { hasText: 'A colleague was faster.' }).waitFor()
      await button(text.sendAndClose).click()
      expect(await commentsOf()).toHaveLength(2)
      expect(await page.locator('textarea[name=CommentBody]').inputValue()).toBe('All is settled.')
      await expectNothingFound(page, 'collision')
      await button(text.goOn).click()
      world.advance(1_000)
      await button(text.sendAndClose).click()
      await page.getByText(text.closed, { exact: true }).waitFor()
      const [stored] = await rowsOf(`select "Status", "Resolution__c" from record."Case" where "Id" = $1`, [
        caseId,
      ])
      expect(stored).toEqual({ Status: 'Closed', Resolution__c: 'All is settled.' })
    },
  )

  it('a document is accepted with a key, and the next is rejected for a reason that the customer reads', async () => {
    const waiting = await rowsOf<{ id: string }>(
      `select d."Id" as id from record."Document_Requirement__c" d
       join record."Account" a on a."Id" = d."Account__c" where a."Account_Brand__c" = $1
       order by d."Status__c" = 'Checking' desc, d."Id" limit 2`,
      [visit.brand],
    )
    const ids = waiting.map(({ id }) => id)
    await rowsOf(
      `update record."Document_Requirement__c" set "Status__c" = 'Checking', "Received_Date__c" = '2026-11-01',
       "Rejection_Text__c" = null, "Rejection_Text_ES__c" = null, "Reason__c" = null, "OwnerId" = null where "Id" = any($1)`,
      [ids],
    )
    await open('/console/work?kind=document')
    await button(text.next).click()
    await page.waitForURL('**/console/documents/*')
    await page.locator('main h2').first().waitFor()
    await expectNothingFound(page, 'review')
    const first = page.url().split('/').at(-1) ?? ''
    expect(ids).toContain(first)
    await page.keyboard.press('a')
    const other = ids.find((id) => id !== first) ?? ''
    await page.waitForURL(`**/console/documents/${other}`)
    const outcome = page.locator('[role=status]', { hasText: /Documento aceptado:| accepted\./ })
    expect(await outcome.getByRole('link').getAttribute('href')).toMatch(`/console/record/${first}`)
    await page.locator('[aria-keyshortcuts=r]').waitFor()
    await page.keyboard.press('r')
    await page.locator('input[name=reason]:checked').waitFor()
    await expectNothingFound(page, 'rejection')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const statusOf = (id: string) =>
      rowsOf(
        `select "Status__c" as status, "Rejection_Text__c" as reason from record."Document_Requirement__c" where "Id" = $1`,
        [id],
      )
    await expect
      .poll(() => statusOf(other))
      .toEqual([{ status: 'Rejected', reason: 'The address doesn’t match.' }])
    expect(await statusOf(first)).toEqual([{ status: 'Accepted', reason: null }])
  })

  it('customers and advisors of another brand find nothing', async () => {
    for (const path of ['/console/work', `/console/record/${caseId}`]) {
      const answer = await customerPage.goto(addressOf(world.origin, visit, path))
      expect(answer?.status()).toBe(404)
    }
    const [file] = await rowsOf<{ id: string }>(
      `select f."Id" as id from record."ContentDocument" f join record."Contact" c on c."Id" = f."Contact__c"
       where c."Customer_Brand__c" = $1 and f."Scan_Status__c" = 'Clean' limit 1`,
      [visit.brand],
    )
    const other = visit.brand === 'first' ? 'second' : 'first'
    for (const username of [`advisor.${other}@example.com`, customerOf[visit.brand]]) {
      const viewed = await world.app.inject({
        url: `/lwr/apex/v65.0/CustomerPortalDocumentController/viewFile?fileId=${file?.id}`,
        headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
      })
      expect(viewed.statusCode).toBe(404)
    }
  })

  it('nothing broke on the way', () => {
    expect(failures).toEqual([])
  })
})

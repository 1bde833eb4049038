import { launchBrowser } from '@porchlight/test-kit/browser'
import { readPdf } from '@porchlight/test-kit/pdf'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { customerOf, nameOf, type Visit } from '../../../tests/journeys/portal-visit'
import { signedInWalk } from '../../messages/journeys/messages-world'

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const copy = {
  en: {
    paper: 'You have the right to get your bills on paper',
    disconnection: 'Disconnection notices still come on paper.',
    wrong: 'This is not the code in the sample bill.',
    done: 'Paperless billing is on',
    off: 'Your bills come on paper',
    bounced: 'came back',
  },
  es: {
    paper: 'Usted tiene derecho a recibir sus facturas en papel',
    disconnection: 'Los avisos de desconexión siguen llegando en papel.',
    wrong: 'Este no es el código de la factura de muestra.',
    done: 'La facturación electrónica está activa',
    off: 'Sus facturas llegan en papel',
    bounced: 'fue devuelto',
  },
} as const

const send = (page: Page) => page.locator('main form button[type="submit"]').click()

/** Puts the bills of the visit’s customer on paper, and gives the account. */
async function onPaper(visit: Visit): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `update record."Account" set "Paperless__c" = false where "ContactId" =
       (select "ContactId" from record."User" where "Username" = $1) returning "Id" as id`,
    [customerOf[visit.brand]],
  )
  return rows[0]?.id ?? ''
}

async function codeIn(page: Page): Promise<string> {
  const href = await page.locator('main a[target="_blank"]').getAttribute('href')
  const cookies = await page.context().cookies()
  const answer = await world.app.inject({
    url: href ?? '',
    headers: {
      host: new URL(page.url()).host,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  })
  expect(answer.headers['content-type']).toContain('application/pdf')
  const { text } = await readPdf(answer.rawPayload)
  return /\b([2-9A-HJKMNP-Z]{5}) (?:Type|Escriba)/.exec(text)?.[1] ?? ''
}

const visits: readonly (readonly [Visit, boolean])[] = [
  [{ brand: 'third', language: 'en', width: 360, scheme: 'light' }, false],
  [{ brand: 'second', language: 'en', width: 360, scheme: 'dark' }, true],
  [{ brand: 'first', language: 'es', width: 1280, scheme: 'light' }, true],
]

it.each(oneOfRun(visits).map(([visit, hasScript]) => [nameOf(visit), visit, hasScript] as const))(
  'bills come by email once the sample was opened and the rights were read, and on paper again: %s',
  async (_name, visit, javaScriptEnabled) => {
    const text = copy[visit.language]
    const accountId = await onPaper(visit)
    const walk = await signedInWalk(browser, world, visit, { javaScriptEnabled })
    const { page } = walk
    const look = (place: string) =>
      visit.brand === 'first' ? expectNothingFound(page, place) : Promise.resolve()
    await walk.open(`/paperless?account=${accountId}`)
    await walk.words(text.paper)
    expect(await page.locator('[name="agree"]').isChecked()).toBe(false)
    await page.locator('[name="sampleCode"]').fill('22222')
    await page.locator('[name="agree"]').check()
    await send(page)
    await walk.words(text.wrong)
    expect(await page.locator('[name="sampleCode"]').inputValue()).toBe('22222')
    await look('wrong code')
    await page.locator('[name="sampleCode"]').fill((await codeIn(page)).toLowerCase())
    await page.locator('[name="agree"]').check()
    await send(page)
    await walk.words(text.done)
    await walk.words(text.disconnection)
    await look('on')
    const { rows } = await world.context.pool.query(
      `select "Action__c" as action, "Text_Version__c" as version, "Text_Language__c" as language,
         position($2 in "Consent_Text__c") > 0 as "holdsWords" from record."Consent__c"
       where "Account__c" = $1 and "Consent_Type__c" = 'Paperless' order by "Given_At__c" desc limit 1`,
      [accountId, text.paper],
    )
    const { language } = visit
    expect(rows).toEqual([{ action: 'Given', version: 'paperless-2026-11', language, holdsWords: true }])
    await walk.open(`/paperless/off?account=${accountId}`)
    await look('off')
    world.advance(1_000)
    await send(page)
    await walk.words(text.off)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)

it('who gets no mail gets paper, and is told why', async () => {
  const visit: Visit = { brand: 'first', language: 'en', width: 360, scheme: 'light' }
  const accountId = await onPaper(visit)
  await world.context.pool.query(
    `update record."Contact" set "IsEmailBounced" = true where "Id" =
       (select "ContactId" from record."User" where "Username" = $1)`,
    [customerOf[visit.brand]],
  )
  const walk = await signedInWalk(browser, world, visit)
  await walk.open(`/paperless?account=${accountId}`)
  await walk.words(copy.en.bounced)
  await expectNothingFound(walk.page, 'bounced')
  await walk.context.close()
})

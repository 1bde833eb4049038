import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import {
  beginSession,
  customerOf,
  type Visit,
  visitsWithAndWithoutScripts,
} from '../../../tests/journeys/portal-visit'
import { startWalk } from '../../getting-in/journeys/getting-in-world'
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
    what: 'What average billing is',
    estimate: /About \$\d+\.\d\d a month/,
    deferred: /more than you (were billed|have used)\./,
    keep: 'Keep average billing',
    settles: /Your next bill (adds|takes) this deferred balance/,
    settledNext: 'Your next bill settles the rest',
    off: 'Average billing is off',
    on: 'It begins with your next bill.',
    missing: 'Check the box to turn it on.',
    pastDue: 'is past due',
    place: 'Average billing is not available for this account',
    later: 'once you have twelve bills',
  },
  es: {
    what: 'Qué es la facturación mensual promedio',
    estimate: /Unos \$\d+\.\d\d al mes/,
    deferred: /más de lo que (se le ha facturado|ha consumido)\./,
    keep: 'Conservar la facturación promedio',
    settles: /Su próxima factura (suma|resta) este saldo diferido/,
    settledNext: 'Su próxima factura liquida el resto',
    off: 'La facturación mensual promedio está desactivada',
    on: 'Comienza con su próxima factura.',
    missing: 'Marque la casilla para activarla.',
    pastDue: 'vencidos',
    place: 'La facturación mensual promedio no está disponible para esta cuenta',
    later: 'cuando tenga doce facturas',
  },
} as const

const send = (page: Page) => page.locator('main form button[type="submit"]').click()

/** The second account of the customer of the third brand, an apartment whose bills are levelled. */
async function apartment(): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select a."Id" as id from record."Account" a join record."User" u on u."ContactId" = a."ContactId"
     where u."Username" = $1 and a."AccountNumber" = '4300450104'`,
    [customerOf.third],
  )
  return rows[0]?.id ?? ''
}

it.each(visitsWithAndWithoutScripts('third'))(
  'what it is, what is deferred and what is due at its end are said; it is turned off and on again: %s',
  async (_name, visit, javaScriptEnabled) => {
    const text = copy[visit.language]
    const accountId = await apartment()
    const walk = await signedInWalk(browser, world, visit, { javaScriptEnabled })
    const { page } = walk
    // Axe is a script.
    const look = (place: string) => (javaScriptEnabled ? expectNothingFound(page, place) : Promise.resolve())
    const events = async () => {
      const { rows } = await world.context.pool.query<{ type: string }>(
        `select event_type as type from billing_outbox.event where account_id = $1 order by sequence`,
        [accountId],
      )
      return rows.map(({ type }) => type)
    }
    const main = () => page.locator('main').textContent()
    const earlier = (await events()).length
    // The account’s page and its bills lead here, and the account stays in the address.
    for (const path of [`/accounts/${accountId}`, `/bills?account=${accountId}`]) {
      await walk.open(path)
      await page.locator(`main a[href*="/average-billing?account=${accountId}"]`).first().waitFor()
    }
    await walk.open('/help')
    await page.locator('main a[href$="/average-billing"]').waitFor()
    await walk.open(`/average-billing?account=${accountId}`)
    await walk.words(text.what)
    expect(await main()).toMatch(text.estimate)
    expect(await main()).toMatch(text.deferred)
    await look('on')
    await page.locator('main a[href*="/average-billing/off"]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/average-billing/off'))
    await walk.words(text.keep)
    expect(await main()).toMatch(text.settles)
    await look('off?')
    world.advance(1_000)
    await send(page)
    await walk.words(text.off)
    await walk.words(text.settledNext)
    expect(new URL(page.url()).searchParams.get('account')).toBe(accountId)
    await look('off')
    await send(page)
    await walk.words(text.missing)
    expect(await page.locator('[name="agree"]').isChecked()).toBe(false)
    await look('missing')
    await page.locator('[name="agree"]').check()
    world.advance(1_000)
    await send(page)
    await walk.words(text.on)
    expect(new URL(page.url()).searchParams.get('account')).toBe(accountId)
    expect((await events()).slice(earlier)).toEqual([
      'average-billing.turned-off',
      'average-billing.turned-on',
    ])
    // Pages that tell of the end of service say what its final bill settles.
    await walk.open(`/stop-service?account=${accountId}`)
    await walk.words(visit.language === 'en' ? 'settles the deferred balance' : 'liquida el saldo diferido')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)

it.each([
  ['something past due', 'marisela.fonteyn-duarte@example.com', 'third', 'es', 'pastDue', false],
  ['gas in Illinois', 'greta.lindholm-adair@example.com', 'first', 'en', 'place', false],
  ['fewer than twelve bills', 'dana.whitcombe@example.com', 'first', 'en', 'later', true],
] as const)(
  'who may not is told why, and nobody is promised what cannot be known: %s',
  async (_name, username, brand, language, words, isOffered) => {
    const visit: Visit = { brand, language, width: 360, scheme: 'dark' }
    await world.context.pool.query(
      `update record."Bill__c" set "Account__c" = (select "Id" from record."Account" where "AccountNumber" = '4200910206')
     where "Period_End__c" < '2026-03-01' and "Account__c" in (select a."Id" from record."Account" a
       join record."User" u on u."ContactId" = a."ContactId" where u."Username" = 'dana.whitcombe@example.com')`,
    )
    const walk = await startWalk(browser, world, visit)
    await beginSession(walk.context, world, visit, username)
    await walk.open('/average-billing')
    await walk.words(copy[language][words])
    expect(await walk.page.locator('main form').count()).toBe(isOffered ? 1 : 0)
    await expectNothingFound(walk.page, words)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  },
)

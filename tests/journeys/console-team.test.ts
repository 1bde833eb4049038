import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleVisitsOfRun, linksNamed } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, named, openWindow } from './portal-visit'

const visits = consoleVisitsOfRun('es')

/** The leader of the staff of the visit’s brand. */
const leaderOf = { first: 'supervisor@example.com', second: 'admin@example.com', third: 'admin@example.com' }

const copy = {
  en: {
    team: 'Team',
    assign: 'Assign',
    unassigned: 'Unassigned',
    all: 'Select the first',
    assigned: '1 assigned · 1 not assigned',
    changed: 'somebody else changed who has it',
  },
  es: {
    team: 'Equipo',
    assign: 'Asignar',
    unassigned: 'Sin asignar',
    all: 'Seleccionar los primeros',
    assigned: 'Asignados: 1 · No asignados: 1',
    changed: 'otra persona cambió quién lo tiene a su cargo',
  },
} as const

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

async function rowsOf<Row extends object>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  return (await world.context.pool.query<Row>(sql, [...values])).rows
}

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const advisor = `advisor.${visit.brand}@example.com`
  let advisorId: string
  let page: Page
  let advisorPage: Page
  const failures: string[] = []

  beforeAll(async () => {
    const [user] = await rowsOf<{ id: string }>(
      `select "Id" as id from record."User" where "Username" = $1`,
      [advisor],
    )
    advisorId = user?.id ?? ''
    for (const table of ['Case', 'Document_Requirement__c', 'Identity_Verification__c', 'Notice__c']) {
      await rowsOf(`update record."${table}" set "OwnerId" = null`)
    }
    // An administrator sees every brand’s; work that cannot be assigned to the brand’s advisor is not queued here.
    await rowsOf(
      `update record."Case" c set "Reply_Due__c" = null, "Complaint_Due_Date__c" = null from record."Contact" p
       where p."Id" = c."ContactId" and p."Customer_Brand__c" <> $1 and $2 = 'admin@example.com'`,
      [visit.brand, leaderOf[visit.brand]],
    )
    const windows = await Promise.all([openWindow(browser, visit), openWindow(browser, visit)])
    const [leaders, advisors] = windows
    await beginSession(leaders, world, visit, leaderOf[visit.brand])
    await beginSession(advisors, world, visit, advisor)
    page = await leaders.newPage()
    advisorPage = await advisors.newPage()
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    return () => Promise.all(windows.map((window) => window.close()))
  })

  const open = (path: string) => page.goto(addressOf(world.origin, visit, path))

  it('supervisors are led there from their work; for advisors there is no such page', async () => {
    await open('/console/work')
    await page.getByRole('link', { name: text.team, exact: true }).click()
    await page.waitForURL('**/console/team')
    await page.locator('main h2').first().waitFor()
    await expectNothingFound(page, 'team')
    await advisorPage.goto(addressOf(world.origin, visit, '/console/work'))
    await advisorPage.locator('main h1').waitFor()
    expect(await linksNamed(advisorPage, text.team).count()).toBe(0)
    const answer = await advisorPage.goto(addressOf(world.origin, visit, '/console/team'))
    expect(answer?.status()).toBe(404)
    expect(await advisorPage.locator('main svg').count()).toBe(0)
  })

  it('selected items are handed over, and the one that somebody took meanwhile is not', async () => {
    await open('/console/team?owner=none&kind=case')
    const boxes = page.locator('main li input[type=checkbox]')
    await boxes.nth(1).check()
    await boxes.nth(0).check()
    await page.locator('section select').waitFor()
    await expectNothingFound(page, 'selection')
    const links = await page
      .locator('main ul[aria-label] li a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
    const [meanwhile, handed] = links
    await rowsOf(
      `update record."Case" set "OwnerId" = (select "Id" from record."User" where "Username" = $2) where "Id" = $1`,
      [meanwhile, leaderOf[visit.brand]],
    )
    await page.locator('section select').selectOption(advisorId)
    await page.getByRole('button', { name: text.assign, exact: true }).click()
    await page.getByText(text.assigned, { exact: true }).waitFor()
    await page.getByText(text.changed).waitFor()
    await expectNothingFound(page, 'result')
    const owners = await rowsOf<{ id: string; owner: string }>(
      `select "Id" as id, "OwnerId" as owner from record."Case" where "Id" = any($1)`,
      [[meanwhile, handed]],
    )
    expect(owners.find(({ id }) => id === handed)?.owner).toBe(advisorId)
    expect(owners.find(({ id }) => id === meanwhile)?.owner).not.toBe(advisorId)
    expect(await page.locator('section select').count()).toBe(0)
  })

  it('a person’s name shows what they have, and again everything', async () => {
    await open('/console/team')
    const name = await rowsOf<{ name: string }>(`select "Name" as name from record."User" where "Id" = $1`, [
      advisorId,
    ])
    const link = page.getByRole('link', { name: name[0]?.name ?? '', exact: true })
    await link.click()
    await page.waitForURL(`**owner=${advisorId}`)
    await expect.poll(() => page.locator('main li input[type=checkbox]').count()).toBe(1)
    await link.click()
    await expect.poll(() => page.locator('main li input[type=checkbox]').count()).toBeGreaterThan(1)
  })

  it('nothing broke on the way', () => {
    expect(failures).toEqual([])
  })
})

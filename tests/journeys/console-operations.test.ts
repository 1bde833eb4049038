import { defineJob, enqueueJob, startJobRunner } from '@porchlight/jobs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleVisitsOfRun, linksNamed } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, named, openWindow } from './portal-visit'

const visits = consoleVisitsOfRun('en')

const admin = 'admin@example.com'

const copy = {
  en: {
    operations: 'Operations',
    name: 'Mail: bill ready',
    retry: 'Try again',
    missing: 'Enter why these jobs are tried again.',
    retried: '1 will run again',
    none: 'No job has stopped',
    messages: 'Failed messages',
    services: 'Services',
    audit: 'Audit log',
    failing: 'Failing',
    action: 'Job tried again',
    search: 'Search',
    because: 'Reason: The store is back.',
    wrong: 'Enter the 15 or 18 characters',
    market: 'Orders the market rejected',
    webhook: 'Webhooks that were switched off',
    userGone: 'Its user can no longer sign in',
  },
  es: {
    operations: 'Operaciones',
    name: 'Correo: factura disponible',
    retry: 'Volver a intentar',
    missing: 'Escriba por qué se vuelven a intentar estos trabajos.',
    retried: 'Se ejecutarán de nuevo: 1',
    none: 'No hay trabajos detenidos',
    messages: 'Mensajes fallidos',
    services: 'Servicios',
    audit: 'Registro de auditoría',
    failing: 'Con fallas',
    action: 'Trabajo reintentado',
    search: 'Buscar',
    because: 'Motivo: The store is back.',
    wrong: 'Escriba los 15 o 18 caracteres',
    market: 'Órdenes rechazadas por el mercado',
    webhook: 'Webhooks desactivados',
    userGone: 'Su usuario ya no puede iniciar sesión',
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

/** Has one job fail on its only attempt, with a runner like the servers'. */
async function giveUpAJob(): Promise<void> {
  const { pool } = world.context
  const billReady = defineJob({
    name: 'send-bill-ready',
    maxAttempts: 1,
    run: async () => {
      throw new Error('The store is away.')
    },
  })
  const runner = await startJobRunner({
    connectionString: world.context.direct.options.connectionString ?? '',
    jobs: [billReady],
    services: {},
    log: () => {},
    pollIntervalMs: 50,
  })
  const { rows } = await pool.query<{ id: string }>('select "Id" as id from record."Bill__c" limit 1')
  await enqueueJob(pool, billReady.name, { billId: rows[0]?.id ?? '' })
  await runner.idle()
  await runner.stop()
}

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  let page: Page
  let advisorPage: Page
  const failures: string[] = []

  beforeAll(async () => {
    await world.context.pool.query('delete from graphile_worker._private_jobs')
    await giveUpAJob()
    const windows = await Promise.all([openWindow(browser, visit), openWindow(browser, visit)])
    const [admins, advisors] = windows
    await beginSession(admins, world, visit, admin)
    await beginSession(advisors, world, visit, `advisor.${visit.brand}@example.com`)
    page = await admins.newPage()
    advisorPage = await advisors.newPage()
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    return () => Promise.all(windows.map((window) => window.close()))
  })

  const open = (path: string) => page.goto(addressOf(world.origin, visit, path))

  it('administrators find it in the navigation; for advisors there is no such page', async () => {
    await open('/console/work')
    const link = linksNamed(page, text.operations).first()
    expect(await link.getAttribute('href')).toMatch(/\/console\/operations$/)
    await advisorPage.goto(addressOf(world.origin, visit, '/console/work'))
    await advisorPage.locator('main h1').waitFor()
    expect(await linksNamed(advisorPage, text.operations).count()).toBe(0)
    for (const view of ['', '?view=audit']) {
      const answer = await advisorPage.goto(addressOf(world.origin, visit, `/console/operations${view}`))
      expect(answer?.status()).toBe(404)
    }
    const missing = await advisorPage.locator('main').textContent()
    await advisorPage.goto(addressOf(world.origin, visit, '/console/nothing-here'))
    expect(await advisorPage.locator('main').textContent()).toBe(missing)
  })

  it('a stopped job is tried again with a reason, which is asked for', async () => {
    await open('/console/operations')
    await page.getByText(text.name, { exact: true }).waitFor()
    await expectNothingFound(page, 'jobs')
    await page.locator('main li input[type=checkbox]').check()
    const retry = page.getByRole('button', { name: text.retry, exact: true })
    await retry.click()
    await page.getByText(text.missing).waitFor()
    await expectNothingFound(page, 'reason')
    await page.locator('textarea[name=reason]').fill('The store is back.')
    await retry.click()
    await page.getByText(text.retried, { exact: true }).waitFor()
    await page.getByText(text.none, { exact: true }).waitFor()
    await expectNothingFound(page, 'retried')
  })

  it('the audit log has it, and is searched by a form', async () => {
    await page.getByRole('link', { name: text.audit, exact: true }).click()
    await page.locator('select[name=action]').selectOption({ label: text.action })
    await page.getByRole('button', { name: text.search, exact: true }).last().click()
    await page.waitForURL('**action=job-retried**')
    await page.getByText(text.because).first().waitFor()
    await expectNothingFound(page, 'audit')
    await page.locator('input[name=recordId]').fill('not an id')
    await page.getByRole('button', { name: text.search, exact: true }).last().click()
    await page.getByText(text.wrong).waitFor()
    expect(await page.locator('input[name=recordId]').inputValue()).toBe('not an id')
    await expectNothingFound(page, 'wrong id')
  })

  it('messages and services say what the tables have', async () => {
    await world.context.pool.query(
      `update record."Order" set "Market_Status__c" = 'Rejected'
       where "Id" = (select "Id" from record."Order" order by "Id" limit 1)`,
    )
    await world.context.pool.query(
      `insert into provider_health.outcome (provider, failed_at, failure) values ('market', now(), '503')
       on conflict (provider) do update set failed_at = now() + interval '1 year', failure = '503'`,
    )
    await world.context.pool.query(
      `insert into webhooks.subscription
         (name, user_id, url, object_api_names, secret, is_stopped, last_failure, failing_since, due_at, created_at)
       values ('Warehouse', '005', 'https://warehouse.example.com/', '{}', '', true, 'userGone', now(), now(), now())`,
    )
    await page.getByRole('link', { name: text.messages, exact: true }).click()
    await page.getByRole('heading', { name: text.market }).waitFor()
    await page.getByRole('heading', { name: text.webhook }).waitFor()
    await page.getByText(text.userGone).first().waitFor()
    await expectNothingFound(page, 'messages')
    await page.getByRole('link', { name: text.services, exact: true }).click()
    await page.getByText(text.failing).waitFor()
    await expectNothingFound(page, 'services')
  })

  it('nothing broke on the way', () => {
    expect(failures).toEqual([])
  })
})

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { enqueueJob } from '@porchlight/jobs'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReceiver, type WebhookEvent } from '../data-service/changes-guide/receive-changes'
import { followItem, linksNamed } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, named, oneInWholeRun, openWindow } from './portal-visit'

const visits = oneInWholeRun(
  [
    { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
    { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
  ],
  'en',
)

const admin = 'admin@example.com'

const copy = {
  en: {
    programs: 'Programs',
    addProgram: 'Add a program',
    addWebhook: 'Add a webhook',
    clientId: 'Client ID',
    secret: 'Client secret',
    signingSecret: 'Signing secret',
    unknown: 'There is no active user with this username.',
    app: 'App with a server',
    service: 'Service account',
    badRedirect: '“http://app.example.com/” can’t be used.',
    programAdded: 'Program added',
    openProgram: 'Open the program',
    replace: 'Rotate the secret',
    replaceNow: 'Rotate the secret now',
    newSecret: 'New secret',
    off: 'Switch off',
    offNow: 'Switch off now',
    isOff: 'This program is switched off',
    save: 'Save',
    saved: 'Changes saved',
    remove: 'Delete',
    removeNow: 'Delete now',
    removed: 'Program deleted',
    webhookRemoved: 'Webhook deleted',
    back: 'Back to all programs',
    audit: 'See the audit log',
    switchedOff: 'Program switched off',
    badUrl: 'Enter an https URL on the public internet',
    webhookAdded: 'Webhook added',
    openWebhook: 'Open the webhook',
    some: 'Only these objects',
    cases: 'Cases',
    test: 'Send a test',
    testNow: 'Send the test',
    accepted: 'The receiver accepted the test',
  },
  es: {
    programs: 'Programas',
    addProgram: 'Agregar un programa',
    addWebhook: 'Agregar un webhook',
    clientId: 'Id. de cliente',
    secret: 'Secreto de cliente',
    signingSecret: 'Secreto de firma',
    unknown: 'No hay ningún usuario activo con este nombre.',
    app: 'Aplicación con servidor',
    service: 'Cuenta de servicio',
    badRedirect: '«http://app.example.com/» no se puede usar.',
    programAdded: 'Programa agregado',
    openProgram: 'Abrir el programa',
    replace: 'Rotar el secreto',
    replaceNow: 'Rotar el secreto ahora',
    newSecret: 'Secreto nuevo',
    off: 'Desactivar',
    offNow: 'Desactivar ahora',
    isOff: 'Este programa está desactivado',
    save: 'Guardar',
    saved: 'Cambios guardados',
    remove: 'Eliminar',
    removeNow: 'Eliminar ahora',
    removed: 'Programa eliminado',
    webhookRemoved: 'Webhook eliminado',
    back: 'Volver a todos los programas',
    audit: 'Ver el registro de auditoría',
    switchedOff: 'Programa desactivado',
    badUrl: 'Escriba una dirección https en la Internet pública',
    webhookAdded: 'Webhook agregado',
    openWebhook: 'Abrir el webhook',
    some: 'Solo estos objetos',
    cases: 'Casos',
    test: 'Enviar una prueba',
    testNow: 'Enviar la prueba',
    accepted: 'El receptor aceptó la prueba',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  // The authorization server is loaded by its first request, which a busy machine may take longer for than a line may rest.
  expect((await world.app.inject('/.well-known/openid-configuration')).statusCode).toBe(200)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const advisor = `advisor.${visit.brand}@example.com`
  const failures: string[] = []
  const received: WebhookEvent[] = []
  const secrets: string[] = []
  let receiver: Server
  let page: Page
  let advisorPage: Page
  let id = ''
  let secret = ''

  beforeAll(async () => {
    receiver = createReceiver(
      secrets,
      async (events) => {
        received.push(...events)
      },
      () => world.context.now().getTime(),
    )
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const windows = await Promise.all([openWindow(browser, visit), openWindow(browser, visit)])
    const [admins, advisors] = windows
    await beginSession(admins, world, visit, admin)
    await beginSession(advisors, world, visit, advisor)
    page = await admins.newPage()
    advisorPage = await advisors.newPage()
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('console', (message) => {
      const isRefusal = /the server responded with a status of 4\d\d/.test(message.text())
      if (message.type() === 'error' && !isRefusal) failures.push(message.text())
    })
    return async () => {
      receiver.close()
      await Promise.all(windows.map((window) => window.close()))
    }
  })

  const at = (path: string) => addressOf(world.origin, visit, path)
  const main = () => page.locator('main')
  const press = (name: string) => main().getByRole('button', { name, exact: true }).click()
  const follow = (name: string) => main().getByRole('link', { name, exact: true }).click()
  const open = (name: string) => main().locator('summary').getByText(name, { exact: true }).click()
  const field = (name: string) => main().locator(`[name=${name}]:not([type=radio])`)
  const shownAs = (term: string) =>
    main()
      .locator('dl > div')
      .filter({ has: page.locator('dt').getByText(term, { exact: true }) })
      .locator('code')
      .first()
      .textContent()
      .then((shown) => shown ?? '')

  async function tokenBy(by: string) {
    const answer = await fetch(`${world.origin}/services/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${by}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'api:read' }),
    })
    const body = (await answer.json()) as { readonly access_token?: string }
    return { status: answer.status, token: body.access_token ?? '' }
  }

  /** A record that the service account's user may see, read by its token. */
  async function readsBy(token: string): Promise<number> {
    const { rows } = await world.context.pool.query<{ id: string }>(
      `select "Id" as id from record."Account" where "Account_Brand__c" = $1 order by 1 limit 1`,
      [visit.brand],
    )
    const url = `${world.origin}/services/data/v65.0/ui-api/records/${rows[0]?.id}?fields=Account.Name`
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status
  }

  it('for advisors there is no such page, in the navigation or by its address', async () => {
    await advisorPage.goto(at('/console'))
    expect(await linksNamed(advisorPage, text.programs).count()).toBe(0)
    for (const query of ['', '?add=program', '?add=webhook', '?program=x', '?webhook=x']) {
      const answer = await advisorPage.goto(at(`/console/setup/programs${query}`))
      expect(answer?.status()).toBe(404)
    }
  })

  it('an administrator finds it from home, and adds a service account after two mistakes', async () => {
    await page.goto(at('/console'))
    await followItem(page, text.programs)
    await main().getByRole('link', { name: text.addProgram, exact: true }).waitFor()
    await expectNothingFound(page, 'lists')
    await follow(text.addProgram)
    await field('name').fill('Nightly export')
    await main().getByText(text.app, { exact: true }).click()
    await field('redirectUris').fill('https://app.example.com/\nhttp://app.example.com/')
    await press(text.addProgram)
    await main().getByText(text.badRedirect).first().waitFor()
    expect(await field('redirectUris').getAttribute('aria-invalid')).toBe('true')
    expect(await field('redirectUris').inputValue()).toContain('https://app.example.com/\n')
    await expectNothingFound(page, 'redirect refused')
    await main().getByText(text.service, { exact: true }).click()
    await field('username').fill('nobody@example.com')
    await press(text.addProgram)
    await main().getByText(text.unknown).first().waitFor()
    expect(await field('name').inputValue()).toBe('Nightly export')
    await field('username').fill(advisor)
    await press(text.addProgram)
    await main().getByText(text.programAdded).waitFor()
    await expectNothingFound(page, 'added')
    id = await shownAs(text.clientId)
    secret = await shownAs(text.secret)
    const { status, token } = await tokenBy(secret)
    expect([status, await readsBy(token)]).toEqual([200, 200])
  })

  it('a new secret works beside the old one, a changed name is seen in the list', async () => {
    await follow(text.openProgram)
    await field('name').fill('Nightly copy')
    await press(text.save)
    await main().getByText(text.saved).waitFor()
    await open(text.replace)
    await press(text.replaceNow)
    await main().getByText(text.newSecret, { exact: true }).waitFor()
    await expectNothingFound(page, 'replaced')
    const renewed = await shownAs(text.secret)
    expect(renewed).not.toBe(secret)
    expect([(await tokenBy(renewed)).status, (await tokenBy(secret)).status]).toEqual([200, 200])
    secret = renewed
    await follow(text.back)
    await follow('Nightly copy')
  })

  it('switched off, its token is refused; the audit log has it; deleted, it is gone', async () => {
    const { token } = await tokenBy(secret)
    await open(text.off)
    await press(text.offNow)
    await main().getByText(text.isOff).first().waitFor()
    await expectNothingFound(page, 'off')
    expect([await readsBy(token), (await tokenBy(secret)).status]).toEqual([401, 401])
    await follow(text.audit)
    await main().getByText(`${text.switchedOff} · `).first().waitFor()
    expect(await main().locator('ol').textContent()).toContain('Nightly copy')
    await page.goBack()
    await open(text.remove)
    await press(text.removeNow)
    await main().getByRole('heading', { name: text.removed }).waitFor()
    await follow(text.back)
    await main().getByRole('link', { name: text.addWebhook, exact: true }).waitFor()
    expect(await main().getByText('Nightly copy').count()).toBe(0)
  })

  it('adds a webhook, whose receiver accepts a signed test and the first event', async () => {
    await follow(text.addWebhook)
    await field('name').fill('Warehouse')
    await field('username').fill(advisor)
    await field('url').fill('http://app.example.com/changes')
    await main().getByText(text.some, { exact: true }).click()
    await main().getByLabel(text.cases, { exact: true }).check()
    await press(text.addWebhook)
    await main().getByText(text.badUrl).first().waitFor()
    await expectNothingFound(page, 'address refused')
    expect(await main().getByLabel(text.cases, { exact: true }).isChecked()).toBe(true)
    await field('url').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/changes`)
    await press(text.addWebhook)
    await main().getByText(text.webhookAdded).waitFor()
    await expectNothingFound(page, 'webhook added')
    secrets.push(await shownAs(text.signingSecret))
    await follow(text.openWebhook)
    await open(text.test)
    await press(text.testNow)
    await main().getByText(text.accepted).waitFor()
    await expectNothingFound(page, 'webhook')
    expect(received).toEqual([])
    await enqueueJob(world.context.pool, 'deliver-webhooks', {})
    await expect.poll(() => received.map(({ changeType }) => changeType)).toEqual(['readAfresh'])
    await page.reload()
    await open(text.remove)
    await press(text.removeNow)
    await main().getByRole('heading', { name: text.webhookRemoved }).waitFor()
    await follow(text.back)
    await main().getByRole('link', { name: text.addWebhook, exact: true }).waitFor()
    expect(await main().getByText('Warehouse').count()).toBe(0)
  })

  it('nothing broke on the way', () => {
    expect(failures).toEqual([])
  })
})

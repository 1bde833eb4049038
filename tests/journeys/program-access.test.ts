import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { deviceGrant, registerOAuthClient } from '@porchlight/server/testing'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from './expect-nothing-found'
import {
  addressOf,
  customerOf,
  demoPassword,
  named,
  openWindow,
  sendLogin,
  type Visit,
  visitsOfRun,
} from './portal-visit'

let world: TestWorld
let browser: Browser
let program: Server
let redirectUri: string

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
  program = createServer((_request, response) => response.end('Arrived')).listen(0, '127.0.0.1')
  await once(program, 'listening')
  const address = program.address()
  const port = typeof address === 'object' ? address?.port : undefined
  redirectUri = `http://127.0.0.1:${port}/callback`
})

afterAll(async () => {
  await browser.close()
  program.close()
  await world.close()
})

const words = {
  en: {
    field: 'Code',
    go: 'Continue',
    unknown: 'We do not know this code',
    connected: 'Your device is connected',
    approve: 'Allow access',
    lasts: 'The access ends by itself after 30 days.',
    right: 'See everything in your account, without changing anything',
    until: /Ends /,
    ended: 'Sign out: Home Meter, a program with access to your account',
  },
  es: {
    field: 'Código',
    go: 'Continuar',
    unknown: 'No reconocemos este código',
    connected: 'Su dispositivo está conectado',
    approve: 'Permitir el acceso',
    lasts: 'El acceso termina por sí solo después de 30 días.',
    right: 'Ver todo lo que hay en su cuenta, sin cambiar nada',
    until: /Termina el /,
    ended: 'Cerrar sesión: Home Meter, un programa con acceso a su cuenta',
  },
} as const

describe('a program is given access, and loses it in the list of sign-ins', () => {
  const visits = visitsOfRun(['first', 'second'], ['light', 'dark'])
  it.each(named(visits))('%s', async (_name, visit) => {
    const client = await registerOAuthClient(
      world.context.pool,
      {
        name: 'Home Meter',
        confidential: true,
        redirectUris: [redirectUri],
        grantTypes: ['authorization_code', 'refresh_token', deviceGrant],
        scopes: ['openid', 'api:read', 'refresh_token'],
        allowedOrigins: [],
        serviceUserId: null,
      },
      world.context.now(),
    )
    const context = await openWindow(browser, visit)
    const page = await context.newPage()
    const verifier = randomBytes(32).toString('base64url')
    const origin = new URL(addressOf(world.origin, visit, '/')).origin
    const request = new URLSearchParams({
      client_id: client.id,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid api:read refresh_token',
      ui_locales: visit.language,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    await page.goto(`${origin}/services/oauth2/authorize?${request}`)
    await sendLogin(page, customerOf[visit.brand], demoPassword)
    const { approve, ended, lasts, right, until } = words[visit.language]
    const button = page.getByRole('button', { name: approve })
    await button.waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(visit.language)
    await page.getByText(lasts).waitFor()
    await expectNothingFound(page, 'the page that asks')
    const [scroll, width] = await page.evaluate(() => [document.body.scrollWidth, innerWidth])
    expect(scroll).toBeLessThanOrEqual(width ?? 0)
    await button.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${redirectUri}**`)
    const answer = await fetch(`${world.origin}/services/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${client.id}:${client.secret ?? ''}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: new URL(page.url()).searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    })
    const tokens = (await answer.json()) as { readonly access_token: string }
    const use = () =>
      fetch(`${world.origin}/services/data/v65.0/ui-api/list-records/Account/AllAccounts`, {
        headers: { authorization: `Bearer ${tokens.access_token}` },
      })
    expect((await use()).status).toBe(200)
    await page.goto(addressOf(world.origin, visit, '/profile/sessions'))
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: ended }) })
    await row.getByText(right).waitFor()
    await row.getByText(until).waitFor()
    await page.getByRole('button', { name: ended }).click()
    await page.getByRole('button', { name: ended }).waitFor({ state: 'detached' })
    await page.locator('main button[aria-busy]').waitFor({ state: 'detached' })
    expect((await use()).status).toBe(401)
    await connectDevice(page, origin, client, visit)
    await context.close()
  })
})

/** Connects a device: it shows its code, the person types it, and the device receives its token. */
async function connectDevice(
  page: Page,
  origin: string,
  client: Awaited<ReturnType<typeof registerOAuthClient>>,
  { language }: Visit,
): Promise<void> {
  const { field, go, unknown, approve, connected } = words[language]
  const authorization = `Basic ${Buffer.from(`${client.id}:${client.secret ?? ''}`).toString('base64')}`
  const send = async (path: string, body: Readonly<Record<string, string>>) =>
    (await (
      await fetch(`${world.origin}/services/oauth2/${path}`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams(body),
      })
    ).json()) as Readonly<Record<string, string>>
  const device = await send('device_authorization', { scope: 'api:read' })
  await page.goto(`${origin}/device?lang=${language}`)
  await page.getByLabel(field, { exact: true }).fill('bcdfghjk')
  await page.getByRole('button', { name: go }).click()
  await page.getByText(unknown).waitFor()
  await expectNothingFound(page, 'the page that does not know a code')
  await page.getByLabel(field, { exact: true }).fill((device.user_code ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByText(device.user_code ?? '').waitFor()
  await expectNothingFound(page, 'the page that asks for a device')
  await page.getByRole('button', { name: approve }).click()
  await page.getByRole('heading', { name: connected }).waitFor()
  const tokens = await send('token', { grant_type: deviceGrant, device_code: device.device_code ?? '' })
  expect(tokens.access_token).toBeTypeOf('string')
}

import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { registerOAuthClient } from '@porchlight/server/testing'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from './expect-nothing-found'
import {
  addressOf,
  customerOf,
  demoPassword,
  named,
  openWindow,
  sendLogin,
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
  en: { approve: 'Allow access', ended: 'Sign out: Home Meter, a program with access to your account' },
  es: {
    approve: 'Permitir el acceso',
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
        grantTypes: ['authorization_code', 'refresh_token'],
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
    const { approve, ended } = words[visit.language]
    const button = page.getByRole('button', { name: approve })
    await button.waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(visit.language)
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
    await page.getByRole('button', { name: ended }).click()
    await page.getByRole('button', { name: ended }).waitFor({ state: 'detached' })
    expect((await use()).status).toBe(401)
    await context.close()
  })
})

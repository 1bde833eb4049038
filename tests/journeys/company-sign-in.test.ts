import { launchBrowser } from '@porchlight/test-kit/browser'
import { type CompanyProviderOfTest, startCompanyProvider } from '@porchlight/test-kit/company-provider'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from './expect-nothing-found'

const copy = {
  en: {
    path: '',
    button: 'Sign in with your company account',
    refused: 'Your company account has no access here',
    again: 'The sign-in was not completed',
    onlyCompany: 'Your password does not work here.',
    password: 'Password',
    username: 'Username or email',
    submit: 'Log in',
    signOut: 'Sign out',
    signedOut: 'Sign out of your company account too',
  },
  es: {
    path: '/es',
    button: 'Iniciar sesión con su cuenta de empresa',
    refused: 'Su cuenta de empresa no tiene acceso aquí',
    again: 'El inicio de sesión no se completó',
    onlyCompany: 'Aquí no puede usar su contraseña.',
    password: 'Contraseña',
    username: 'Usuario o correo electrónico',
    submit: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    signedOut: 'Cerrar también la sesión de su cuenta de empresa',
  },
} as const

let world: TestWorld
let company: CompanyProviderOfTest
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({
    listen: true,
    portal: true,
    settings: async (origin) => {
      company = await startCompanyProvider(origin)
      return company.settings
    },
  })
  company.people.set('desk', { email: 'advisor.first@example.com', groups: ['desk'] })
  company.people.set('stranger', { email: 'somebody@example.com', groups: [] })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
  await company.close()
})

describe.each(oneOfRun(['en', 'es'] as const))('an advisor in %s', (language) => {
  const text = copy[language]

  it('comes by the company, and reads what to do when that does not lead in', {
    timeout: 120_000,
  }, async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: language })
    const page = await context.newPage()
    const byCompany = async (subject: string) => {
      company.signingIn = { subject, amr: ['mfa'] }
      await page.goto(`${world.origin}${text.path}/login`)
      await page.getByRole('link', { name: text.button }).click()
    }

    await page.goto(`${world.origin}${text.path}/login`)
    await page.getByRole('link', { name: text.button }).waitFor()
    await expectNothingFound(page, 'the log-in page')
    await page.getByLabel(text.username).fill('supervisor@example.com')
    await page.getByRole('textbox', { name: text.password }).fill('Porchlight-demo-1!')
    await page.getByRole('button', { name: text.submit }).first().click()
    await page.getByText(text.onlyCompany).waitFor()

    await byCompany('stranger')
    await page.getByText(text.refused).waitFor()
    await expectNothingFound(page, 'the refusal')

    await page.goto(`${world.origin}/company-sign-in/callback?code=x&state=y`)
    await page.getByText(text.again).waitFor()

    await context.clearCookies()
    await byCompany('desk')
    await page.waitForURL((url) => url.pathname === `${text.path}/console`)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`))

    await page.goto(`${world.origin}${text.path}/logout`)
    await page.getByRole('button', { name: text.signOut }).last().click()
    const leave = page.getByRole('link', { name: text.signedOut })
    await leave.waitFor()
    await expectNothingFound(page, 'the way out of the company')
    expect(await leave.getAttribute('href')).toBe('/company-sign-in/sign-out')
    await context.close()
  })
})

import { authenticatorCode } from '@porchlight/test-kit/authenticator-code'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, lastLinkTo } from '../../domains/getting-in/journeys/getting-in-world'
import { linksNamed } from './console-visit'
import { expectNothingFound } from './expect-nothing-found'
import { addressOf, beginSession, named, openWindow, sendLogin, type Visit } from './portal-visit'

const visits: readonly Visit[] = [
  { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
  { brand: 'second', language: 'es', width: 360, scheme: 'dark' },
]

const admin = 'admin@example.com'

const copy = {
  en: {
    people: 'People',
    invite: 'Invite somebody',
    send: 'Send invitation',
    brandMissing: 'Choose the brand that this person serves.',
    exists: 'Somebody already signs in with this email.',
    invited: 'The invitation to',
    open: 'Open this person',
    noPassword: 'Has not set a password',
    active: 'Active',
    factorOn: 'Second step set up',
    save: 'Save',
    saved: 'The change is saved',
    end: 'End access',
    endNow: 'End access now',
    ended: 'The access has ended',
    restore: 'Restore access',
    search: 'Search',
    nobody: 'Nobody was found',
    app: 'Authenticator app',
    own: 'You cannot change your own role or access.',
    work: 'My work',
  },
  es: {
    people: 'Personal',
    invite: 'Invitar a alguien',
    send: 'Enviar invitación',
    brandMissing: 'Elija la marca que atiende esta persona.',
    exists: 'Alguien ya inicia sesión con este correo.',
    invited: 'La invitación a',
    open: 'Abrir a esta persona',
    noPassword: 'Sin contraseña creada',
    active: 'Activo',
    factorOn: 'Segundo paso configurado',
    save: 'Guardar',
    saved: 'El cambio está guardado',
    end: 'Terminar el acceso',
    endNow: 'Terminar el acceso ahora',
    ended: 'El acceso terminó',
    restore: 'Restablecer el acceso',
    search: 'Buscar',
    nobody: 'No se encontró a nadie',
    app: 'App de autenticación',
    own: 'Usted no puede cambiar su propia función ni su acceso.',
    work: 'Mi trabajo',
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

describe.each(named(visits))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const email = `imelda.${visit.brand}@example.com`
  const failures: string[] = []
  let page: Page
  let staffPage: Page
  let advisorPage: Page

  beforeAll(async () => {
    const windows = await Promise.all([1, 2, 3].map(() => openWindow(browser, visit)))
    const [admins, newcomers, advisors] = windows
    if (admins === undefined || newcomers === undefined || advisors === undefined) throw new RangeError()
    await beginSession(admins, world, visit, admin)
    await beginSession(advisors, world, visit, `advisor.${visit.brand}@example.com`)
    page = await admins.newPage()
    staffPage = await newcomers.newPage()
    advisorPage = await advisors.newPage()
    for (const each of [page, staffPage]) {
      each.on('pageerror', ({ message }) => failures.push(message))
      each.on('console', (message) => {
        const isRefusal = /the server responded with a status of 4\d\d/.test(message.text())
        if (message.type() === 'error' && !isRefusal) failures.push(message.text())
      })
    }
    return () => Promise.all(windows.map((window) => window.close()))
  })

  const at = (path: string) => addressOf(world.origin, visit, path)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  it('administrators find it in the navigation; for advisors there is no such page', async () => {
    await page.goto(at('/console/work'))
    const link = linksNamed(page, text.people).first()
    expect(await link.getAttribute('href')).toMatch(/\/console\/setup\/people$/)
    for (const query of ['', '?invite', '?person=005000000000001AAA']) {
      const answer = await advisorPage.goto(at(`/console/setup/people${query}`))
      expect(answer?.status()).toBe(404)
    }
    const missing = await advisorPage.locator('main').textContent()
    await advisorPage.goto(at('/console/nothing-here'))
    expect(await advisorPage.locator('main').textContent()).toBe(missing)
  })

  it('lists the staff and searches them', async () => {
    await page.goto(at('/console/setup/people'))
    await page.getByText(admin).waitFor()
    await expectNothingFound(page, 'list')
    await page.locator('main input[name=search]').fill('zzz nobody')
    await page.locator('main').getByRole('button', { name: text.search, exact: true }).click()
    await page.getByText(text.nobody).waitFor()
    await expectNothingFound(page, 'nobody')
    await page.goto(at('/console/setup/people?search=Brightwater'))
    await page.getByRole('link', { name: 'Odalys Brightwater' }).click()
    await page.getByText(text.own).waitFor()
    await expectNothingFound(page, 'own')
  })

  it('says what is wrong where it was typed, keeps it, and invites', async () => {
    await page.goto(at('/console/setup/people'))
    await page.getByRole('link', { name: text.invite, exact: true }).click()
    await page.locator('main input[name=firstName]').fill('Imelda')
    await page.locator('main input[name=lastName]').fill('Norwich')
    await page.locator('main input[name=email]').fill('supervisor@example.com')
    await press(text.send)
    await page.getByText(text.brandMissing).first().waitFor()
    await expectNothingFound(page, 'missing')
    await page.locator('main select[name=brand]').selectOption(visit.brand)
    await press(text.send)
    await page.getByText(text.exists).first().waitFor()
    expect(await page.locator('main input[name=email]').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('main input[name=firstName]').inputValue()).toBe('Imelda')
    await expectNothingFound(page, 'exists')
    await page.locator('main input[name=email]').fill(email)
    await press(text.send)
    await page.getByText(text.invited).waitFor()
    await expectNothingFound(page, 'invited')
    await page.getByRole('link', { name: text.open, exact: true }).click()
    await page.getByText(text.noPassword).waitFor()
    await expectNothingFound(page, 'person')
  })

  it('the person sets a password and a second step by the mail, and is in the console', async () => {
    const link = new URL(await lastLinkTo(world, email))
    expect(link.pathname).toBe(visit.language === 'es' ? '/es/reset-password' : '/reset-password')
    await staffPage.goto(at(`/reset-password${link.search}`))
    await staffPage.locator('main form[novalidate]').waitFor()
    for (const name of ['newPassword', 'confirmPassword']) {
      await staffPage.locator(`main input[name=${name}]`).fill(goodPassword)
    }
    await staffPage.locator('main form button[type=submit]').click()
    await staffPage.waitForURL(/password-reset/)
    await sendLogin(staffPage, email, goodPassword)
    await staffPage.waitForURL(/second-factor/)
    await staffPage.getByText(text.app, { exact: true }).last().click()
    await staffPage.locator('main form button[type=submit]').first().click()
    const key = (await staffPage.locator('main dd').textContent()) ?? ''
    world.advance(30_000)
    await staffPage.locator('main input[name=code]').fill(authenticatorCode(key, world.context.now()))
    await staffPage.locator('main form button[type=submit]').first().click()
    await staffPage.locator('main ul li').nth(9).waitFor()
    await staffPage.goto(at('/console/work'))
    await staffPage.getByRole('heading', { level: 1, name: text.work }).waitFor()
  })

  it('a new role and an end count at once for the person who is in', async () => {
    await page.reload()
    await page.getByText(text.factorOn).waitFor()
    await page.locator('main select[name=role]').selectOption('Supervisor')
    await press(text.save)
    await page.getByText(text.saved).waitFor()
    await expectNothingFound(page, 'changed')
    await staffPage.goto(at('/console/work'))
    expect(new URL(staffPage.url()).pathname).toMatch(/\/login$/)
    await page.locator('summary').filter({ hasText: text.end }).click()
    await press(text.endNow)
    await page.getByText(text.ended).waitFor()
    await page.locator('summary').filter({ hasText: text.restore }).waitFor()
    await expectNothingFound(page, 'ended')
    await sendLogin(staffPage, email, goodPassword)
    await staffPage.locator('main form [role=alert], main [role=alert]').first().waitFor()
    expect(new URL(staffPage.url()).pathname).toMatch(/\/login$/)
  })

  it('nothing broke on the way', () => {
    expect(failures).toEqual([])
  })
})

import { authenticatorCode } from '@porchlight/test-kit/authenticator-code'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customerOf, demoPassword, named } from '../../../tests/journeys/portal-visit'
import { findLoginUser } from '../../customers/operations/person/login-user'
import { phoneVisitsOfRun, startWalk, type Walk } from './getting-in-world'

const copy = {
  en: {
    wrongPassword: 'Your old password is invalid.',
    wrongCode: 'This code is not right.',
    codes: 'Save these recovery codes',
    on: 'Your second sign-in step is set up',
    off: 'Your second sign-in step was removed',
    noApp: 'There is no authenticator app.',
    proof: 'One more step',
    over: 'Your sign-in took too long',
    app: 'Authenticator app',
    logInWithPasskey: 'Log in with a passkey',
    needsScript: 'needs JavaScript',
    onePasskey: '1 passkey',
    codesLeft: '10 recovery codes are left.',
    removeApp: 'Remove the authenticator app?',
    removePasskey: 'Remove the passkey?',
    wrongProof: 'The password or the code is not right. Check both.',
    codeRequired: 'Enter the code.',
    confirmNew: 'Confirm your new email',
    confirmWithPasskey: 'Confirm with your passkey',
    confirmed: 'Confirmed with your passkey',
  },
  es: {
    wrongPassword: 'Su contraseña actual no es válida.',
    wrongCode: 'Este código no es correcto.',
    codes: 'Guarde estos códigos de recuperación',
    on: 'Su segundo paso de acceso está listo',
    off: 'Se quitó su segundo paso de acceso',
    noApp: 'No hay ninguna app de autenticación.',
    proof: 'Un paso más',
    over: 'Su inicio de sesión tardó demasiado',
    app: 'App de autenticación',
    logInWithPasskey: 'Entrar con llave de acceso',
    needsScript: 'se necesita JavaScript',
    onePasskey: '1 llave de acceso',
    codesLeft: 'Quedan 10 códigos de recuperación.',
    removeApp: '¿Quitar la app de autenticación?',
    removePasskey: '¿Quitar la llave de acceso?',
    wrongProof: 'La contraseña o el código no es correcto. Revise los dos.',
    codeRequired: 'Escriba el código.',
    confirmNew: 'Confirme su correo nuevo',
    confirmWithPasskey: 'Confirmar con su llave de acceso',
    confirmed: 'Confirmado con su llave de acceso',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

beforeEach(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  return () => world.close()
})

afterAll(() => browser.close())

const isIn = (url: URL) => /^\/(es)?$/.test(url.pathname)

/** The code that the app shows now; the clock moves on, because no code counts twice. */
function nextCode(key: string): string {
  world.advance(30_000)
  return authenticatorCode(key, world.context.now())
}

/** Adds the app whose key the page shows, and gives the key and a recovery code. */
async function addApp(walk: Walk, codesTitle: string): Promise<{ key: string; recoveryCode: string }> {
  const key = (await walk.page.locator('main dd').textContent()) ?? ''
  await walk.send({ code: nextCode(key) })
  await walk.words(codesTitle)
  const codes = await walk.page.locator('main ul li').allTextContents()
  expect(codes).toHaveLength(10)
  return { key, recoveryCode: codes[0] ?? '' }
}

describe.each(named(phoneVisitsOfRun('en')))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const username = customerOf[visit.brand]

  it('a customer adds an authenticator app, signs in with its codes and takes it off', async () => {
    const walk = await startWalk(browser, world, visit)
    await walk.logIn(username, demoPassword)
    await walk.page.waitForURL(isIn)
    await walk.open('/profile/second-factor')
    await walk.page.getByText(text.app, { exact: true }).last().click()
    await walk.send({ currentPassword: 'not the password' })
    await walk.words(text.wrongPassword)
    await walk.send({ currentPassword: demoPassword })
    await walk.page.locator('main dd').waitFor()
    await walk.send({ code: '000000' })
    await walk.words(text.wrongCode)
    const { key, recoveryCode } = await addApp(walk, text.codes)
    await walk.page.locator('main a[href*="second-factor-on"]').click()
    await walk.words(text.on)
    await walk.logOut()

    await walk.logIn(username, demoPassword)
    await walk.heading(text.proof)
    await walk.send({ code: '000000' })
    await walk.words(text.wrongCode)
    await walk.send({ code: nextCode(key) })
    await walk.page.waitForURL(isIn)
    await walk.logOut()

    await walk.logIn(username, demoPassword)
    await walk.heading(text.proof)
    await walk.send({ code: recoveryCode })
    await walk.page.waitForURL(isIn)
    await walk.logOut()

    await walk.logIn(username, demoPassword)
    await walk.heading(text.proof)
    world.advance(6 * 60_000)
    await walk.send({ code: authenticatorCode(key, world.context.now()) })
    await walk.heading(text.over)
    await walk.logIn(username, demoPassword)
    await walk.heading(text.proof)
    await walk.send({ code: nextCode(key) })
    await walk.page.waitForURL(isIn)

    await walk.open('/profile/second-factor')
    await walk.page.locator('main a[href$="/profile/second-factor/remove"]').click()
    await walk.heading(text.removeApp)
    await walk.send({ currentPassword: demoPassword })
    await walk.words(text.off)
    await walk.open('/profile/second-factor/remove')
    await walk.send({ currentPassword: demoPassword })
    await walk.words(text.noApp)
    await walk.logOut()
    await walk.logIn(username, demoPassword)
    await walk.page.waitForURL(isIn)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('a change long after the sign-in asks for the code in place, and loses nothing that was typed', async () => {
    const walk = await startWalk(browser, world, visit)
    await walk.logIn(username, demoPassword)
    await walk.page.waitForURL(isIn)
    await walk.open('/profile/second-factor')
    await walk.page.getByText(text.app, { exact: true }).last().click()
    await walk.send({ currentPassword: demoPassword })
    await walk.page.locator('main dd').waitFor()
    const { key } = await addApp(walk, text.codes)
    // The proof of the enrolment runs out while the form is open.
    const newEmail = `proved.${visit.brand}@example.com`
    const typed = { newEmail, confirmEmail: newEmail, currentPassword: demoPassword }
    await walk.open('/change-email')
    const typedIn = (name: string) => walk.page.locator(`main input[name="${name}"]`).inputValue()
    expect(await walk.page.locator('main input[name="code"]').count()).toBe(0)
    world.advance(11 * 60_000)
    await walk.send(typed)
    await walk.words(text.codeRequired)
    expect([await typedIn('newEmail'), await typedIn('currentPassword')]).toEqual([newEmail, demoPassword])
    await walk.send({ code: '000000' })
    await walk.words(text.wrongProof)
    await walk.send({ code: nextCode(key), currentPassword: 'not the password' })
    await walk.words(text.wrongProof)
    await walk.send({ code: nextCode(key), currentPassword: demoPassword })
    await walk.heading(text.confirmNew)

    world.advance(11 * 60_000)
    await walk.open('/change-password')
    const newPassword = 'Quiet-hill-42'
    await walk.send({ currentPassword: 'wrong', code: '000000', newPassword, confirmPassword: newPassword })
    await walk.words(text.wrongProof)
    expect(await typedIn('newPassword')).toBe(newPassword)
    await walk.send({ currentPassword: demoPassword, code: nextCode(key) })
    await walk.page.waitForURL(/password-changed/)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('a change without a script asks for the code in place too', async () => {
    const walk = await startWalk(browser, world, visit, { javaScriptEnabled: false })
    await walk.logIn(username, demoPassword)
    await walk.page.waitForURL(isIn)
    const user = await findLoginUser(world.context, 'Username', username)
    const { identity } = world.context
    const { secret } = await identity.offerTotp(user?.userId ?? '', { issuer: 'Test', account: username })
    await identity.confirmTotp(user?.userId ?? '', nextCode(secret))
    const newEmail = `proved.${visit.brand}@example.com`
    const typed = { newEmail, confirmEmail: newEmail, currentPassword: demoPassword }
    await walk.open('/change-email')
    await walk.send({ ...typed, code: '000000' })
    await walk.words(text.wrongProof)
    expect(await walk.page.locator('main input[name="newEmail"]').inputValue()).toBe(newEmail)
    await walk.send({ currentPassword: demoPassword, code: nextCode(secret) })
    await walk.heading(text.confirmNew)
    await walk.context.close()
  })

  it('a customer makes a passkey and signs in with it alone', async () => {
    const walk = await startWalk(browser, world, visit)
    const devices = await walk.context.newCDPSession(walk.page)
    await devices.send('WebAuthn.enable')
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    await walk.logIn(username, demoPassword)
    await walk.page.waitForURL(isIn)
    await walk.open('/profile/second-factor')
    await walk.send({ currentPassword: demoPassword })
    await walk.words(text.codes)
    await walk.page.locator('main a[href*="second-factor-on"]').click()
    await walk.words(text.on)
    await walk.words(text.onePasskey)
    await walk.logOut()

    await walk.page.getByRole('button', { name: text.logInWithPasskey }).click()
    await walk.page.waitForURL(isIn)

    world.advance(11 * 60_000)
    const newEmail = `proved.${visit.brand}@example.com`
    await walk.open('/change-email')
    await walk.page.getByRole('button', { name: text.confirmWithPasskey }).click()
    await walk.words(text.confirmed)
    await walk.send({ newEmail, confirmEmail: newEmail, currentPassword: demoPassword })
    await walk.heading(text.confirmNew)

    await walk.open('/profile/second-factor')
    await walk.words(text.codesLeft)
    await walk.page.locator('main a[href*="remove?passkey="]').click()
    await walk.heading(text.removePasskey)
    await walk.send({ currentPassword: 'not the password' })
    await walk.words(text.wrongPassword)
    await walk.heading(text.removePasskey)
    await walk.send({ currentPassword: demoPassword })
    await walk.words(text.off)
    await walk.open('/profile/second-factor')
    await walk.page.locator('main form').waitFor()
    expect(await walk.page.locator('main a[href*="remove"]').count()).toBe(0)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('says without a script what setting it up takes', async () => {
    const walk = await startWalk(browser, world, visit, { javaScriptEnabled: false })
    await walk.open('/second-factor?enrol')
    const word = walk.page.locator('main noscript')
    await word.waitFor()
    expect(await word.textContent()).toContain(text.needsScript)
    await walk.context.close()
  })
})

it('a member of staff sets a second sign-in step up before the first sign-in is complete', async () => {
  const visit = { brand: 'first', language: 'en', width: 1280, scheme: 'light' } as const
  const { rows } = await world.context.pool.query<{ username: string }>(
    `select "Username" as username from record."User" where "Portal_Role__c" = 'Advisor' order by 1 limit 1`,
  )
  const walk = await startWalk(browser, world, visit)
  await walk.logIn(rows[0]?.username ?? '', demoPassword)
  await walk.heading('Set up a second sign-in step')
  await walk.page.getByText('Authenticator app', { exact: true }).click()
  await walk.send()
  await walk.page.locator('main dd').waitFor()
  await addApp(walk, copy.en.codes)
  await walk.page.getByText('I have saved them').click()
  await walk.page.waitForURL(isIn)
  await walk.page.locator('header summary').waitFor()
  await walk.context.close()
})

import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  beginSession,
  customerOf,
  demoPassword,
  named,
  type Visit,
} from '../../../tests/journeys/portal-visit'
import {
  lastLinkTo,
  phoneVisitsOfRun,
  startWalk,
  untilLimitsEnd,
  type Walk,
} from '../../getting-in/journeys/getting-in-world'

const copy = {
  en: {
    more: 'More',
    phones: 'Phone numbers',
    invalidPhone: 'Please enter a valid phone number.',
    saved: 'Saved',
    language: 'Your language',
    spanish: 'Spanish',
    thisDevice: 'This device',
    ended: 'That device is signed out',
    othersEnded: 'All your other devices are signed out',
    mismatch: 'New email and its confirmation do not match.',
    unchanged: 'Enter an address that differs from your current one.',
    wrongPassword: 'Your old password is invalid.',
    passwordRequired: 'Enter your current password.',
    invalidEmail: 'You have entered an invalid format.',
    risky: 'This address may not work.',
    asEntered: 'Use it as entered',
    confirmNew: 'Confirm your new email',
    untilThen: 'Until then your old email signs you in.',
    confirmed: 'Your new email is confirmed',
    returned: 'Error sending email',
    correct: 'Correct the address',
    used: 'This link was used before',
    expired: 'Email Link Has Expired',
    failed: 'Your login attempt has failed.',
    undo: 'Undo the change?',
    undone: 'The change was undone',
  },
  es: {
    more: 'Más',
    phones: 'Números de teléfono',
    invalidPhone: 'Escriba un número de teléfono válido.',
    saved: 'Guardado',
    language: 'El idioma en que le escribimos',
    spanish: 'Español',
    thisDevice: 'Este dispositivo',
    ended: 'Se cerró la sesión en ese dispositivo',
    othersEnded: 'Se cerró la sesión en todos sus demás dispositivos',
    mismatch: 'El correo nuevo y su confirmación no coinciden.',
    unchanged: 'Escriba una dirección distinta de la actual.',
    wrongPassword: 'Su contraseña actual no es válida.',
    passwordRequired: 'Escriba su contraseña actual.',
    invalidEmail: 'El formato no es válido.',
    risky: 'Es posible que esta dirección no funcione.',
    asEntered: 'Usarlo como lo escribí',
    confirmNew: 'Confirme su correo nuevo',
    untilThen: 'Hasta entonces, inicie sesión con su correo anterior.',
    confirmed: 'Su correo nuevo está confirmado',
    returned: 'Error al enviar el correo',
    correct: 'Corregir la dirección',
    used: 'Este enlace ya se usó',
    expired: 'El enlace del correo venció',
    failed: 'No se pudo iniciar sesión.',
    undo: '¿Revertir el cambio?',
    undone: 'El cambio se revirtió',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

// Every test changes the customer, so each has a world of its own.
beforeEach(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  return () => world.close()
})

afterAll(() => browser.close())

async function signedIn(visit: Visit): Promise<Walk> {
  const walk = await startWalk(browser, world, visit)
  await beginSession(walk.context, world, visit)
  return walk
}

describe.each(named(phoneVisitsOfRun('en')))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const username = customerOf[visit.brand]

  it('phones and language are changed from the profile', async () => {
    const walk = await signedIn(visit)
    const { page } = walk
    await walk.open('/')
    await page.locator('nav').getByText(text.more, { exact: true }).click()
    await page.locator('main a[href$="/profile"]').click()
    await page.getByText(username).waitFor()
    await page.getByText(text.phones).click()
    await page.waitForURL(/phones/)
    await walk.send({ mobilePhone: '12', otherPhone: '' })
    await walk.words(text.invalidPhone)
    expect(await page.locator('input[name="mobilePhone"]').inputValue()).toBe('12')
    await walk.send({ mobilePhone: '713 555 0142', otherPhone: '' })
    await walk.words(text.saved)
    await walk.words('(713) 555-0142')

    await page.getByText(text.language).click()
    await page.waitForURL(/language/)
    await page.locator('input[value="es"]').check()
    await walk.send()
    await walk.words(text.saved)
    await walk.words(text.spanish)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('other devices are signed out one by one and all at once', async () => {
    const others = [await signedIn(visit), await signedIn(visit), await signedIn(visit)]
    for (const other of others) await other.open('/profile')
    const walk = await signedIn(visit)
    await walk.open('/profile/sessions')
    await walk.words(text.thisDevice)
    const rows = walk.page.locator('main li')
    expect(await rows.count()).toBe(4)
    await walk.page.locator('main li form button').first().click()
    await walk.words(text.ended)
    await walk.open('/profile/sessions')
    expect(await rows.count()).toBe(3)
    await walk.page.locator('main a[href$="/others"]').click()
    await walk.page.waitForURL(/others/)
    await walk.send()
    await walk.words(text.othersEnded)
    for (const other of others) {
      await other.signedOutElsewhere()
      await other.context.close()
    }

    // Long after the sign-in, the password is requested where the buttons are.
    const [one, two] = [await signedIn(visit), await signedIn(visit)]
    for (const other of [one, two]) await other.open('/profile')
    world.advance(11 * 60_000)
    await walk.open('/profile/sessions')
    await walk.page.locator('main li form button').first().click()
    await walk.words(text.passwordRequired)
    await walk.send({ currentPassword: 'not the password' })
    await walk.words(text.wrongPassword)
    await walk.send({ currentPassword: demoPassword })
    await walk.words(text.ended)
    world.advance(11 * 60_000)
    await walk.open('/profile/sessions/others')
    await walk.send({ currentPassword: demoPassword })
    await walk.words(text.othersEnded)
    for (const other of [one, two]) {
      await other.signedOutElsewhere()
      await other.context.close()
    }
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('a new email counts once it is verified: until then the old one signs in, then only the new', async () => {
    const newEmail = `renamed.${visit.brand}@example.com`
    const walk = await signedIn(visit)
    await walk.open('/change-email')
    const requested = { newEmail, confirmEmail: newEmail, currentPassword: demoPassword }
    await walk.send({ ...requested, confirmEmail: 'other@example.com' })
    await walk.words(text.mismatch)
    await walk.send({ ...requested, newEmail: username, confirmEmail: username })
    await walk.words(text.unchanged)
    await walk.send({ ...requested, currentPassword: 'not the password' })
    await walk.words(text.wrongPassword)
    await walk.send({ ...requested, newEmail: 'nobody', confirmEmail: 'nobody' })
    await walk.words(text.invalidEmail)
    await walk.send(requested)
    await walk.heading(text.confirmNew)
    await walk.words(newEmail)
    await walk.words(text.untilThen)
    const link = await lastLinkTo(world, newEmail)
    await walk.logOut()

    await walk.logIn(newEmail, demoPassword)
    await walk.words(text.failed)
    await walk.send({ username, password: demoPassword })
    await walk.page.waitForURL((url) => !url.pathname.endsWith('/login'))

    await walk.page.goto(link)
    expect(walk.page.url()).toMatch(/\/verify-email$/)
    await walk.send()
    await walk.words(text.confirmed)
    await walk.send({ username, password: demoPassword })
    await walk.words(text.failed)
    await walk.send({ username: newEmail, password: demoPassword })
    await walk.page.waitForURL((url) => !url.pathname.endsWith('/login'))
    await walk.page.goto(link)
    await walk.heading(text.used)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('an address that takes no mail is said to, on the page that waits for it and when it is opened again', async () => {
    const newEmail = `nobody.${visit.brand}@example.com`
    const walk = await signedIn(visit)
    world.background?.mailbox?.faults.refuseAddress(newEmail)
    await walk.open('/change-email')
    await walk.send({ newEmail, confirmEmail: newEmail, currentPassword: demoPassword })
    await walk.heading(text.returned)
    await walk.words(newEmail)
    await walk.open('/change-email?sent')
    await walk.heading(text.returned)
    await walk.page.getByRole('link', { name: text.correct }).click()
    world.advance(untilLimitsEnd)
    const corrected = `somebody.${visit.brand}@example.com`
    await walk.send({ newEmail: corrected, confirmEmail: corrected, currentPassword: demoPassword })
    await walk.heading(text.confirmNew)
    await walk.words(corrected)
    await lastLinkTo(world, corrected)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('an address that may not work is replaced, kept or typed anew, as its owner chooses', async () => {
    const walk = await signedIn(visit)
    await walk.open('/change-email')
    const misspelt = 'renamed.customer@gmial.com'
    await walk.send({ newEmail: misspelt, confirmEmail: misspelt, currentPassword: demoPassword })
    await walk.words(text.risky)
    const choices = walk.page.locator('input[name="riskChoice"]')
    expect(await choices.count()).toBe(3)
    await walk.words('renamed.customer@gmail.com')
    await walk.page.getByText(text.asEntered).click()
    await walk.send()
    await walk.heading(text.confirmNew)
    await walk.words(misspelt)

    world.advance(untilLimitsEnd)
    await walk.open('/change-email')
    await walk.send({ newEmail: misspelt, confirmEmail: misspelt, currentPassword: demoPassword })
    await walk.words(text.risky)
    await walk.send()
    await walk.heading(text.confirmNew)
    await walk.words('renamed.customer@gmail.com')
    await lastLinkTo(world, 'renamed.customer@gmail.com')
    await walk.context.close()
  })

  it('the old address takes a change back, which closes the account until its owner is in again', async () => {
    const newEmail = `taken.${visit.brand}@example.com`
    const walk = await signedIn(visit)
    await walk.open('/change-email')
    await walk.send({ newEmail, confirmEmail: newEmail, currentPassword: demoPassword })
    await walk.heading(text.confirmNew)
    const verify = await lastLinkTo(world, newEmail)
    const undo = await lastLinkTo(world, username)
    await walk.page.goto(verify)
    await walk.send()
    await walk.words(text.confirmed)

    const owner = await startWalk(browser, world, visit)
    await owner.page.goto(undo)
    expect(owner.page.url()).toMatch(/\/change-email\/undo$/)
    await owner.heading(text.undo)
    await owner.send()
    await owner.words(text.undone)
    await owner.send({ username: newEmail, password: demoPassword })
    await owner.words(text.failed)
    expect(await lastLinkTo(world, username)).toContain('/reset-password?')
    await owner.context.close()
    await walk.context.close()
  })

  it('a verification that ran out leads to asking again', async () => {
    const newEmail = `late.${visit.brand}@example.com`
    const walk = await signedIn(visit)
    await walk.open('/change-email')
    await walk.send({ newEmail, confirmEmail: newEmail, currentPassword: demoPassword })
    await walk.heading(text.confirmNew)
    const link = await lastLinkTo(world, newEmail)
    world.advance(25 * 3_600_000)
    await walk.page.goto(link)
    await walk.heading(text.expired)
    await walk.page.locator('main a[href$="/change-email"]').waitFor()
    await walk.context.close()
  })
})

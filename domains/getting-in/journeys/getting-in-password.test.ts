import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customerOf, demoPassword, named } from '../../../tests/journeys/portal-visit'
import { goodPassword, lastLinkTo, phoneVisitsOfRun, startWalk, untilLimitsEnd } from './getting-in-world'

const copy = {
  en: {
    checkMail: 'Check your email',
    onItsWay: 'If there is a login with that name, a link is on its way.',
    reused: 'You cannot reuse this old password',
    mismatch: 'New Password and Confirm New Password do not match.',
    done: 'Your new password is set',
    used: 'This link was used before',
    expired: 'Reset password link has been expired. Please try again.',
    notLatest: 'User not found: try the latest reset link.',
    failed: 'Your login attempt has failed.',
    wrongPassword: 'Your old password is invalid.',
    changed: 'Your password is changed',
    currentMissing: 'Enter your current password.',
  },
  es: {
    checkMail: 'Revise su correo',
    onItsWay: 'Si existe ese usuario, el enlace va en camino.',
    reused: 'No puede volver a usar esta contraseña anterior',
    mismatch: 'La contraseña nueva y su confirmación no coinciden.',
    done: 'Su contraseña nueva está lista',
    used: 'Este enlace ya se usó',
    expired: 'El enlace para restablecer la contraseña venció. Inténtelo de nuevo.',
    notLatest: 'No se encontró el usuario: pruebe con el último enlace.',
    failed: 'No se pudo iniciar sesión.',
    wrongPassword: 'Su contraseña actual no es válida.',
    changed: 'Su contraseña cambió',
    currentMissing: 'Escriba su contraseña actual.',
  },
} as const

const newPassword = { newPassword: goodPassword, confirmPassword: goodPassword }

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

// Every test changes passwords, so each has a world of its own.
beforeEach(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  return () => world.close()
})

afterAll(() => browser.close())

describe.each(named(phoneVisitsOfRun('es')))('%s', (_name, visit) => {
  const text = copy[visit.language]
  const username = customerOf[visit.brand]

  it('a forgotten password is replaced by way of the mailbox', async () => {
    const walk = await startWalk(browser, world, visit)
    await walk.open('/login')
    await walk.page.locator('main a[href$="/forgot-password"]').click()
    await walk.page.waitForURL(/forgot-password/)
    await walk.send({ username: 'nobody.at.all@example.com' })
    await walk.heading(text.checkMail)
    await walk.words(text.onItsWay)
    await walk.open('/forgot-password')
    await walk.send({ username })
    await walk.heading(text.checkMail)
    await walk.words(text.onItsWay)

    await walk.page.goto(await lastLinkTo(world, username))
    expect(walk.page.url()).toMatch(/\/reset-password$/)
    await walk.send({ newPassword: goodPassword, confirmPassword: demoPassword })
    await walk.words(text.mismatch)
    await walk.send({ newPassword: demoPassword, confirmPassword: demoPassword })
    await walk.words(text.reused)
    await walk.send(newPassword)
    await walk.words(text.done)

    await walk.logIn(username, demoPassword)
    await walk.words(text.failed)
    await walk.send({ username, password: goodPassword })
    await walk.page.waitForURL((url) => /^\/(es)?$/.test(url.pathname))
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('a reset link that ran out, was replaced or was used says which, and leads on', async () => {
    const walk = await startWalk(browser, world, visit)
    const requestLink = async () => {
      world.advance(untilLimitsEnd)
      await walk.open('/forgot-password')
      await walk.send({ username })
      await walk.heading(text.checkMail)
      return lastLinkTo(world, username)
    }
    const first = await requestLink()
    const second = await requestLink()
    await walk.page.goto(first)
    await walk.heading(text.notLatest)

    await walk.page.goto(second)
    world.advance(2 * 3_600_000)
    await walk.send(newPassword)
    await walk.heading(text.expired)
    await walk.page.goto(second)
    await walk.heading(text.expired)
    // Whose link it was is known, so that nobody types it again.
    world.advance(untilLimitsEnd)
    await walk.page.locator('main form[action$="/forgot-password"] button').click()
    await walk.heading(text.checkMail)
    expect(await lastLinkTo(world, username)).not.toBe(second)

    const third = await requestLink()
    await walk.page.goto(third)
    await walk.send(newPassword)
    await walk.words(text.done)
    await walk.page.goto(third)
    await walk.heading(text.used)
    await walk.logIn(username, goodPassword)
    await walk.page.waitForURL((url) => /^\/(es)?$/.test(url.pathname))
    await walk.page.goto(third)
    await walk.heading(text.used)
    await walk.page.locator('main a').first().click()
    await walk.page.waitForURL((url) => /^\/(es\/?)?$/.test(url.pathname))
    await walk.context.close()
  })

  it('a password is changed by who knows it, which signs the other devices out', async () => {
    const other = await startWalk(browser, world, visit)
    await other.logIn(username, demoPassword)
    await other.page.waitForURL((url) => !url.pathname.endsWith('/login'))
    await other.open('/profile')

    const walk = await startWalk(browser, world, visit)
    await walk.logIn(username, demoPassword)
    await walk.page.waitForURL((url) => !url.pathname.endsWith('/login'))
    await walk.open('/change-password')
    await walk.send(newPassword)
    await walk.words(text.currentMissing)
    await walk.send({ currentPassword: 'not the password', ...newPassword })
    await walk.words(text.wrongPassword)
    await walk.send({
      currentPassword: demoPassword,
      newPassword: demoPassword,
      confirmPassword: demoPassword,
    })
    await walk.words(text.reused)
    await walk.send({ currentPassword: demoPassword, ...newPassword })
    await walk.words(text.changed)

    await other.signedOutElsewhere()
    await walk.open('/profile')
    expect(new URL(walk.page.url()).pathname).toMatch(/\/profile$/)
    expect(walk.problems).toEqual([])
    await other.context.close()
    await walk.context.close()
  })
})

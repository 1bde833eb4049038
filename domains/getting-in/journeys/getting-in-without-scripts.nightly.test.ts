import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { named } from '../../../tests/journeys/portal-visit'
import {
  createCustomer,
  goodPassword,
  lastLinkTo,
  phoneVisitsOfRun,
  startWalk,
  untilLimitsEnd,
} from './getting-in-world'

const copy = {
  en: {
    notFound: 'We are unable to locate an account with the information you provided',
    sent: 'We sent a link to n•••@example.com.',
    rule: 'at least 8 characters',
    tooWeak: 'Use at least 8 characters',
    mismatch: 'New Password and Confirm New Password do not match.',
    registered: 'Your password is created',
    wrongPassword: 'Your old password is invalid.',
    risky: 'This address may not work.',
    asEntered: 'Use it as entered',
    sentNew: 'We sent a link to',
    confirmed: 'Your new email is confirmed',
    invalidPhone: 'Please enter a valid phone number.',
    saved: 'Saved',
    onItsWay: 'If there is a login with that name, a link is on its way.',
    reset: 'Your new password is set',
    othersEnded: 'All your other devices are signed out',
  },
  es: {
    notFound: 'No podemos encontrar una cuenta con la información que proporcionó',
    sent: 'Enviamos un enlace a n•••@example.com.',
    rule: 'al menos 8 caracteres',
    tooWeak: 'Use al menos 8 caracteres',
    mismatch: 'La contraseña nueva y su confirmación no coinciden.',
    registered: 'Su contraseña está creada',
    wrongPassword: 'Su contraseña actual no es válida.',
    risky: 'Es posible que esta dirección no funcione.',
    asEntered: 'Usarlo como lo escribí',
    sentNew: 'Enviamos un enlace a',
    confirmed: 'Su correo nuevo está confirmado',
    invalidPhone: 'Escriba un número de teléfono válido.',
    saved: 'Guardado',
    onItsWay: 'Si existe ese usuario, el enlace va en camino.',
    reset: 'Su contraseña nueva está lista',
    othersEnded: 'Se cerró la sesión en todos sus demás dispositivos',
  },
} as const

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  browser = await launchBrowser()
})

beforeEach(() => world.advance(untilLimitsEnd))

afterAll(async () => {
  await browser.close()
  await world.close()
})

describe('with JavaScript off', () => {
  it.each(named(phoneVisitsOfRun('es')))(
    'a stranger gets in, changes phones and email, and resets the password: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const customer = await createCustomer(world, visit)
      const walk = await startWalk(browser, world, visit, { javaScriptEnabled: false })
      await walk.open('/find-my-account')
      await walk.send({ identifier: customer.accountNumber, zipCode: '77099' })
      await walk.words(text.notFound)
      await walk.send({ identifier: customer.accountNumber, zipCode: customer.zipCode })
      await walk.words(text.sent)

      await walk.page.goto(await lastLinkTo(world, customer.email))
      await walk.words(text.rule)
      await walk.send({ newPassword: 'short', confirmPassword: 'short' })
      await walk.words(text.tooWeak)
      await walk.send({ newPassword: goodPassword, confirmPassword: 'Quiet-hill-43' })
      await walk.words(text.mismatch)
      await walk.send({ newPassword: goodPassword, confirmPassword: goodPassword })
      await walk.words(text.registered)
      await walk.send({ username: customer.email, password: goodPassword })
      expect(new URL(walk.page.url()).pathname).toMatch(/^\/(es)?$/)

      await walk.open('/profile/phones')
      await walk.send({ mobilePhone: '12' })
      await walk.words(text.invalidPhone)
      await walk.send({ mobilePhone: '(713) 555-0142' })
      await walk.words(text.saved)
      await walk.words('(713) 555-0142')

      const newEmail = customer.email.replace('@example.com', '@gmial.com')
      const requested = { newEmail, confirmEmail: newEmail, currentPassword: goodPassword }
      await walk.open('/change-email')
      await walk.send({ ...requested, currentPassword: 'not the password' })
      await walk.words(text.wrongPassword)
      await walk.send(requested)
      await walk.words(text.risky)
      await walk.page.getByText(text.asEntered).click()
      await walk.send(requested)
      await walk.words(`${text.sentNew} ${newEmail}.`)
      const link = await lastLinkTo(world, newEmail)
      await walk.open('/profile/sessions/others')
      await walk.send()
      await walk.words(text.othersEnded)
      await walk.page.goto(link)
      await walk.send()
      await walk.words(text.confirmed)

      // The mailbox just got a mail: another one may follow after a minute.
      world.advance(untilLimitsEnd)
      await walk.open('/forgot-password')
      await walk.send({ username: newEmail })
      await walk.words(text.onItsWay)
      await walk.page.goto(await lastLinkTo(world, newEmail))
      await walk.send({ newPassword: 'Other-hill-42', confirmPassword: 'Other-hill-42' })
      await walk.words(text.reset)
      await walk.send({ username: newEmail, password: 'Other-hill-42' })
      expect(new URL(walk.page.url()).pathname).toMatch(/^\/(es)?$/)
      await walk.context.close()
    },
  )
})

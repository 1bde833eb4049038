import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customerOf, demoPassword, named } from '../../../tests/journeys/portal-visit'
import {
  createCustomer,
  goodPassword,
  lastLinkTo,
  lastMailTo,
  openLinkTo,
  phoneVisitsOfRun,
  startWalk,
  untilLimitsEnd,
} from './getting-in-world'

const copy = {
  en: {
    notFound: 'We are unable to locate an account with the information you provided',
    numberMissing: 'Enter one of the three numbers.',
    checkMail: 'Check your email',
    sentTo: 'We sent a link to n•••@example.com.',
    tooSoon: 'We just sent one. Wait a minute, then ask again.',
    sentAgain: 'We sent another email',
    cannotUse: 'I can’t use this email',
    byPhone: 'We’ll change it with you on the phone',
    tooWeak: 'Use at least 8 characters',
    mismatch: 'New Password and Confirm New Password do not match.',
    tooCommon: 'This password is easy to guess. Choose another one.',
    done: 'Your password is created',
    used: 'This link was used before',
    expired: 'Your link has expired. Please try again',
    sendNew: 'We can send a new one now.',
    notLatest: 'Please use our latest link',
    notVerified: 'We are not able to verify your registration at this time.',
    already: 'You are already registered',
    inactive: 'Contact Customer Service. This account is not currently active.',
    tooMany: 'Too many attempts.',
  },
  es: {
    notFound: 'No podemos encontrar una cuenta con la información que proporcionó',
    numberMissing: 'Escriba uno de los tres números.',
    checkMail: 'Revise su correo',
    sentTo: 'Enviamos un enlace a n•••@example.com.',
    tooSoon: 'Acabamos de enviar uno. Espere un minuto y vuelva a pedirlo.',
    sentAgain: 'Enviamos otro correo',
    cannotUse: 'No puedo usar este correo',
    byPhone: 'Lo cambiamos con usted por teléfono',
    tooWeak: 'Use al menos 8 caracteres',
    mismatch: 'La contraseña nueva y su confirmación no coinciden.',
    tooCommon: 'Esta contraseña es fácil de adivinar. Elija otra.',
    done: 'Su contraseña está creada',
    used: 'Este enlace ya se usó',
    expired: 'Su enlace venció. Inténtelo de nuevo',
    sendNew: 'Podemos enviarle otro ahora.',
    notLatest: 'Use nuestro último enlace',
    notVerified: 'No podemos verificar su registro en este momento.',
    already: 'Usted ya está registrado',
    inactive: 'Comuníquese con Servicio al Cliente. Esta cuenta no está activa en este momento.',
    tooMany: 'Demasiados intentos.',
  },
} as const

const minuteMs = 60_000
const newPassword = { newPassword: goodPassword, confirmPassword: goodPassword }

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

describe.each(named(phoneVisitsOfRun('es')))('%s', (_name, visit) => {
  const text = copy[visit.language]

  it('a stranger looks the account up, creates a password and is a customer', async () => {
    const customer = await createCustomer(world, visit)
    const walk = await startWalk(browser, world, visit)
    await walk.open('/login')
    await walk.page.locator('main a[href$="/find-my-account"]').click()
    await walk.send()
    await walk.words(text.numberMissing)
    await walk.send({ identifier: customer.accountNumber, zipCode: '77099' })
    await walk.words(text.notFound)
    expect(await walk.page.locator('main input[name="identifier"]').inputValue()).toBe(customer.accountNumber)

    await walk.send({ zipCode: customer.zipCode })
    await walk.heading(text.checkMail)
    await walk.words(text.sentTo)
    await walk.page.getByText(text.cannotUse).click()
    await walk.words(text.byPhone)
    await walk.send()
    await walk.words(text.tooSoon)
    const first = await lastLinkTo(world, customer.email)
    world.advance(minuteMs + 1)
    await walk.send()
    await walk.words(text.sentAgain)
    const second = await lastLinkTo(world, customer.email)

    await walk.page.goto(first)
    expect(walk.page.url()).toMatch(/\/create-password$/)
    await walk.heading(text.notLatest)

    await walk.page.goto(second)
    await walk.send({ newPassword: 'short', confirmPassword: 'shorter' })
    await walk.words(text.tooWeak)
    await walk.words(text.mismatch)
    await walk.send({ newPassword: 'Password-1', confirmPassword: 'Password-1' })
    await walk.words(text.tooCommon)
    await walk.send(newPassword)
    await walk.words(text.done)

    await walk.logIn(customer.email, goodPassword)
    await walk.page.waitForURL((url) => /^\/(es)?$/.test(url.pathname))
    await walk.logOut()
    await walk.page.goto(second)
    await walk.heading(text.used)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })

  it('back from the log-in page the link says that it did its work', async () => {
    const customer = await createCustomer(world, visit)
    const walk = await startWalk(browser, world, visit)
    await walk.open('/find-my-account')
    await walk.send({ identifier: customer.accountNumber, zipCode: customer.zipCode })
    await walk.heading(text.checkMail)
    await walk.page.goto(await lastLinkTo(world, customer.email))
    await walk.send(newPassword)
    await walk.words(text.done)
    await walk.page.goBack()
    await walk.heading(text.used)
    await walk.context.close()
  })

  it('whoever was signed in in that browser is not any more, and the log-in page says what happened', async () => {
    const customer = await createCustomer(world, visit)
    const walk = await startWalk(browser, world, visit)
    await walk.open('/find-my-account')
    await walk.send({ identifier: customer.accountNumber, zipCode: customer.zipCode })
    await walk.heading(text.checkMail)
    await walk.logIn(customerOf[visit.brand], demoPassword)
    await walk.page.waitForURL((url) => /^\/(es)?$/.test(url.pathname))
    await walk.page.goto(await lastLinkTo(world, customer.email))
    await walk.send(newPassword)
    await walk.words(text.done)
    await walk.logIn(customer.email, goodPassword)
    await walk.page.waitForURL((url) => /^\/(es)?$/.test(url.pathname))
    await walk.context.close()
  })

  it.each(['orderNumber', 'confirmationNumber'] as const)('an account is found by its %s', async (number) => {
    const customer = await createCustomer(world, visit)
    const walk = await startWalk(browser, world, visit)
    await walk.open('/find-my-account')
    await walk.send({ identifier: customer[number], zipCode: customer.zipCode })
    await walk.heading(text.checkMail)
    await lastLinkTo(world, customer.email)
    await walk.context.close()
  })

  it('the rules of the password are ticked while one types', async () => {
    const walk = await startWalk(browser, world, visit)
    await walk.open(await openLinkTo(world, '/create-password', 'registration', visit))
    // Also what was typed before the script was there.
    await walk.page.locator('input[name="newPassword"]').fill('quiet-hill')
    const met = walk.page.locator('main form li:has(svg)')
    await met.nth(2).waitFor()
    expect(await met.count()).toBe(3)
    await walk.page.locator('input[name="newPassword"]').fill(goodPassword)
    await walk.page.locator('input[name="confirmPassword"]').fill(goodPassword)
    await met.nth(4).waitFor()
    await walk.context.close()
  })

  it('a link that ran out is replaced by a new one', async () => {
    const customer = await createCustomer(world, visit)
    const walk = await startWalk(browser, world, visit)
    await walk.open('/find-my-account')
    await walk.send({ identifier: customer.accountNumber, zipCode: customer.zipCode })
    await walk.heading(text.checkMail)
    const link = await lastLinkTo(world, customer.email)
    world.advance(25 * 60 * minuteMs)
    await walk.page.goto(link)
    await walk.heading(text.expired)
    await walk.words(text.sendNew)
    await walk.page.locator('main form button').click()
    await walk.heading(text.checkMail)
    expect(await lastLinkTo(world, customer.email)).not.toBe(link)
    await walk.context.close()
  })

  it('a link that never was leads back to the look-up', async () => {
    const walk = await startWalk(browser, world, visit)
    await walk.open('/create-password?link=never-was-there')
    await walk.heading(text.notVerified)
    await walk.page.locator('main a[href$="/find-my-account"]').click()
    await walk.page.waitForURL(/find-my-account/)
    await walk.context.close()
  })

  it('whoever has a login gets the same answer, and a mail that says so', async () => {
    const { rows } = await world.context.pool.query<{ number: string; zip: string }>(
      `select account."AccountNumber" as number, left(account."Service_Postal_Code__c", 5) as zip
       from record."Account" account join record."User" login on login."ContactId" = account."ContactId"
       where login."Username" = $1 limit 1`,
      [customerOf[visit.brand]],
    )
    const walk = await startWalk(browser, world, visit)
    await walk.open('/find-my-account')
    await walk.send({ identifier: rows[0]?.number ?? '', zipCode: rows[0]?.zip ?? '' })
    await walk.heading(text.checkMail)
    const { links } = await lastMailTo(world, customerOf[visit.brand])
    expect(links.some((link) => link.endsWith(`${visit.language === 'es' ? '/es' : ''}/login`))).toBe(true)
    expect(links.some((link) => link.includes('link='))).toBe(false)
    await walk.context.close()
  })

  it('an account that is not active any more is told so to the holder of the link', async () => {
    const customer = await createCustomer(world, visit)
    const walk = await startWalk(browser, world, visit)
    await walk.open('/find-my-account')
    await walk.send({ identifier: customer.accountNumber, zipCode: customer.zipCode })
    await walk.heading(text.checkMail)
    const link = await lastLinkTo(world, customer.email)
    await world.context.pool.query(
      `update record."Account" set "Status__c" = 'Closed' where "AccountNumber" = $1`,
      [customer.accountNumber],
    )
    await world.context.pool.query(
      `update record."Order" set "Status" = 'Cancelled' where "OrderNumber" = $1`,
      [customer.orderNumber],
    )
    await walk.page.goto(link)
    await walk.send(newPassword)
    await walk.heading(text.inactive)
    await walk.context.close()
  })

  it('who tries pair after pair is stopped', async () => {
    const walk = await startWalk(browser, world, visit)
    await walk.open('/find-my-account')
    for (const identifier of ['11111111', '11111112', '11111113', '11111114', '11111115']) {
      await walk.send({ identifier, zipCode: '77002' })
      await walk.page.locator('main form:not(:has([aria-busy]))').waitFor()
      await walk.words(text.notFound)
    }
    await walk.send({ identifier: '11111116', zipCode: '77002' })
    await walk.words(text.tooMany)
    await walk.context.close()
  })
})

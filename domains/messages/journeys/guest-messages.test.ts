import { launchBrowser } from '@porchlight/test-kit/browser'
import { isSweep } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import {
  addressOf,
  allVisits,
  beginSession,
  named,
  openWindow,
  type Visit,
  visitsOfRun,
} from '../../../tests/journeys/portal-visit'
import { lastLinkTo, lastMailTo, startWalk, type Walk } from '../../getting-in/journeys/getting-in-world'
import { advise, caseNamed, casesNamed, passMoment } from './messages-world'

const copy = {
  en: {
    withoutLogin: 'No login? Write to us without one.',
    title: 'Write to us',
    emailMissing: 'Enter your email.',
    checkMail: 'One more step: check your email',
    sendTitle: 'Send your message',
    sent: 'We have your message',
    promise: 'We’ll answer by',
    ours: 'Our answer to your message',
    replied: 'Your reply is sent',
    guestCard: 'Written without signing in',
    expired: 'This link has expired',
    newLink: 'Check your email',
    noLink: 'This link does not work here',
  },
  es: {
    withoutLogin: '¿No tiene usuario? Escríbanos sin él.',
    title: 'Escríbanos',
    emailMissing: 'Escriba su correo electrónico.',
    checkMail: 'Falta un paso: revise su correo',
    sendTitle: 'Envíe su mensaje',
    sent: 'Recibimos su mensaje',
    promise: 'Le respondemos a más tardar',
    ours: 'Nuestra respuesta a su mensaje',
    replied: 'Su respuesta se envió',
    guestCard: 'Escrito sin iniciar sesión',
    expired: 'Este enlace venció',
    newLink: 'Revise su correo',
    noLink: 'Este enlace no sirve aquí',
  },
} as const

let world: TestWorld
let browser: Browser
let guests = 0

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

/** Fills in the form but for the address. */
async function fill({ page }: Walk, subject: string): Promise<void> {
  await page.locator('[name="Type"][value="Service_Change"]').check()
  await page.locator('[name="firstName"]').fill('Inés')
  await page.locator('[name="lastName"]').fill('Calloway')
  await page.locator('[name="number"]').fill('4100120401')
  await page.locator('[name="Subject"]').fill(subject)
  await page.locator('[name="Description"]').fill('I move out in June.\nWhat do I owe then?')
}

/** From the address of messages to the form, beside the sign-in. */
async function toTheForm(walk: Walk, { language }: Visit): Promise<void> {
  await walk.open('/messages')
  await walk.page.getByRole('link', { name: copy[language].withoutLogin }).click()
  await walk.heading(copy[language].title)
}

/** Opens the link of the newest mail to that address, on the brand's own host. */
async function openLink({ page }: Walk, { brand, language }: Visit, email: string): Promise<void> {
  const link = await lastLinkTo(world, email)
  const { hostname, pathname } = new URL(link)
  expect(hostname).toBe({ first: 'localhost', second: 'amigo.localhost', third: 'tara.localhost' }[brand])
  expect(pathname.startsWith('/es/')).toBe(language === 'es')
  await page.goto(link)
}

/** The advisor's page of the case says what the guest typed, and that the address alone is confirmed. */
async function expectKnownToAdvisor(visit: Visit, caseId: string, email: string): Promise<void> {
  const desk = await openWindow(browser, visit)
  await beginSession(desk, world, visit, `advisor.${visit.brand}@example.com`)
  const page = await desk.newPage()
  await page.goto(addressOf(world.origin, visit, `/console/record/${caseId}`))
  await page.locator('#case-thread').waitFor()
  await page.getByText(copy[visit.language].guestCard).waitFor()
  for (const words of [email, '4100120401', 'Inés Calloway']) await page.getByText(words).first().waitFor()
  await expectNothingFound(page, 'the case of a guest in the console')
  await desk.close()
}

function newGuest({ brand, language }: Visit) {
  guests += 1
  return { email: `guest.${guests}@example.com`, subject: `Moving out ${brand} ${language} ${guests}` }
}

describe('a guest writes, confirms the address, reads the answer in the mail and replies', () => {
  it.each(named(visitsOfRun(['first', 'second'], ['light', 'dark'])))('%s', async (_name, visit) => {
    const text = copy[visit.language]
    const { email, subject } = newGuest(visit)
    const walk = await startWalk(browser, world, visit)
    const { page } = walk
    await toTheForm(walk, visit)
    await expectNothingFound(page, 'the form')
    await page.locator('main form[novalidate]').waitFor()
    await fill(walk, subject)

    // The other language and back: what was typed stays.
    for (const _switch of ['there', 'back']) {
      const before = new URL(page.url()).pathname
      await page.locator('header a[hreflang], header a[lang]').first().click()
      await page.waitForURL(({ pathname }) => pathname !== before)
      await page.locator('main form[novalidate]').waitFor()
      await expect.poll(() => page.locator('[name="Subject"]').inputValue()).toBe(subject)
    }
    await walk.heading(text.title)
    await page.locator('[name="Type"][value="Service_Change"]').check()
    await page.locator('main form button[type="submit"]').click()
    await walk.words(text.emailMissing)
    await expectNothingFound(page, 'the refused form')
    expect(await page.locator('[name="Description"]').inputValue()).toContain('June')
    await page.locator('[name="email"]').fill(email)
    await page.locator('main form button[type="submit"]').click()
    await walk.heading(text.checkMail)
    await walk.words(email)
    await expectNothingFound(page, 'the mail is sent')

    expect((await lastMailTo(world, email)).html).toContain(`<html lang="${visit.language}">`)
    await openLink(walk, visit, email)
    await walk.heading(text.sendTitle)
    expect(page.url()).not.toContain('link=')
    await walk.words('What do I owe then?')
    await expectNothingFound(page, 'the message before it is sent')
    expect(await casesNamed(world, subject)).toEqual([])
    await page.locator('main form button[type="submit"]').click()
    await walk.heading(text.sent)
    await walk.words(text.promise)
    await expectNothingFound(page, 'the message is sent')
    expect((await casesNamed(world, subject)).map(({ Type }) => Type)).toEqual(['Service_Change'])
    await openLink(walk, visit, email)
    await walk.heading(text.sent)
    expect(await casesNamed(world, subject)).toHaveLength(1)

    const caseId = await caseNamed(world, subject)
    await expectKnownToAdvisor(visit, caseId, email)
    await advise(world, visit, 'Case.Reply', caseId, { CommentBody: 'Only the last bill.' })
    const answer = await lastMailTo(world, email)
    expect(answer.text).toContain(text.ours)
    expect(answer.text).toContain('> Only the last bill.')
    await openLink(walk, visit, email)
    await walk.heading(subject)
    await walk.words('Only the last bill.')
    await expectNothingFound(page, 'the conversation')
    passMoment(world)
    await page.locator('main form[novalidate]').waitFor()
    await page.locator('[name="CommentBody"]').fill('Thank you.')
    await page.locator('main form button[type="submit"]').click()
    await walk.words(text.replied)
    await walk.words('Thank you.')
    await expectNothingFound(page, 'the conversation after a reply')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

describe('with JavaScript off', () => {
  const visits = allVisits().filter(
    ({ brand, language, width }) => width === 360 && (isSweep || (brand === 'third') === (language === 'es')),
  )
  it.each(named(visits))('a guest writes, confirms, and replies: %s', async (_name, visit) => {
    const text = copy[visit.language]
    const { email, subject } = newGuest(visit)
    const walk = await startWalk(browser, world, visit, { javaScriptEnabled: false })
    const { page } = walk
    const button = page.locator('main form button[type="submit"]')
    await toTheForm(walk, visit)
    await fill(walk, subject)
    await page.locator('[name="email"]').fill('ines@gmial.com')
    await button.click()
    await page.locator('[name="riskChoice"]').first().waitFor()
    expect(await page.locator('[name="Subject"]').inputValue()).toBe(subject)
    expect(await page.locator('[name="Type"][value="Service_Change"]').isChecked()).toBe(true)
    await page.locator('[name="email"]').fill(email)
    await page.locator('[name="riskChoice"][value="asEntered"]').check()
    await button.click()
    await walk.heading(text.checkMail)

    await openLink(walk, visit, email)
    await walk.heading(text.sendTitle)
    await button.dblclick()
    // The second press breaks off the first one's way, which waiting for the page would take for a failure.
    const sent = page.getByRole('heading', { level: 1, name: text.sent })
    await expect.poll(() => sent.count().catch(() => 0)).toBe(1)
    expect(await casesNamed(world, subject)).toHaveLength(1)
    await openLink(walk, visit, email)
    await walk.heading(text.sent)

    const caseId = await caseNamed(world, subject)
    await advise(world, visit, 'Case.Close', caseId, { Resolution__c: 'Only the last bill.' })
    await openLink(walk, visit, email)
    await walk.words('Only the last bill.')
    passMoment(world)
    await page.locator('[name="CommentBody"]').fill(' ')
    await button.click()
    await page.getByRole('alert').waitFor()
    await page.locator('[name="CommentBody"]').fill('Thank you.')
    await button.click()
    await page.waitForURL(/\?replied$/)
    await walk.words(text.replied)
    await walk.words('Thank you.')
    await walk.context.close()
  })
})

describe('a link to a conversation', () => {
  it.each(named(visitsOfRun(['first', 'second'])))(
    'that is over says so and has another sent to the same address: %s',
    async (_name, visit) => {
      const text = copy[visit.language]
      const { email, subject } = newGuest(visit)
      const walk = await startWalk(browser, world, visit)
      const { page } = walk
      await toTheForm(walk, visit)
      await fill(walk, subject)
      await walk.send({ email })
      await walk.heading(text.checkMail)
      await openLink(walk, visit, email)
      await walk.send()
      await walk.heading(text.sent)
      const caseId = await caseNamed(world, subject)
      await advise(world, visit, 'Case.Close', caseId, { Resolution__c: 'Done.' })
      await lastMailTo(world, email)
      world.advance(20 * 86_400_000)
      await openLink(walk, visit, email)
      await walk.heading(text.expired)
      await expectNothingFound(page, 'an expired link')
      await page.locator('main form button').click()
      await walk.heading(text.newLink)
      await expectNothingFound(page, 'a new link is sent')
      await openLink(walk, visit, email)
      await walk.heading(subject)
      await page.context().clearCookies()
      await page.reload()
      await walk.heading(text.noLink)
      await expectNothingFound(page, 'no link')
      expect(walk.problems).toEqual([])
      await walk.context.close()
    },
  )
})

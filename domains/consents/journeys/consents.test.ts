import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { beginSession, nameOf, type Visit } from '../../../tests/journeys/portal-visit'
import { startWalk } from '../../getting-in/journeys/getting-in-world'

const copy = {
  en: {
    title: 'What you agreed to',
    text: 'I agree to automated text messages',
    terms: 'I have read the terms of service',
    undo: 'Withdraw',
    undone: 'It is now off.',
    portal: 'Turned off text alerts in the portal.',
  },
  es: {
    title: 'Lo que usted aceptó',
    text: 'Acepto mensajes de texto automáticos',
    terms: 'Leí los términos de servicio',
    undo: 'Retirarlo',
    undone: 'Desde ahora está desactivado.',
    portal: 'Desactivó las alertas por mensaje de texto en el portal.',
  },
} as const

const visits: readonly (Visit & { readonly scripts: boolean })[] = [
  { brand: 'third', language: 'es', width: 1280, scheme: 'light', scripts: false },
  { brand: 'first', language: 'en', width: 360, scheme: 'dark', scripts: true },
]

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

describe.each(
  oneOfRun(visits).map((visit) => [`${nameOf(visit)}${visit.scripts ? '' : ', no scripts'}`, visit] as const),
)('%s', (_name, visit) => {
  const text = copy[visit.language]

  it('each consent stands there with its words, and the text alerts are taken back', async () => {
    const walk = await startWalk(browser, world, visit, { javaScriptEnabled: visit.scripts })
    const { page } = walk
    await beginSession(walk.context, world, visit)
    await walk.open('/profile')
    await page.locator('main a[href$="/consents"]').click()
    await walk.heading(text.title)
    // What was agreed to stands there in the language it was agreed to in.
    const spoken = page.locator('blockquote').first()
    const agreed = copy[(await spoken.getAttribute('lang')) === 'es' ? 'es' : 'en']
    await walk.words(agreed.text)
    await walk.words(agreed.terms)
    if (visit.scripts) {
      await expectNothingFound(page, '/consents')
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByRole('button', { name: text.undo }).first().isVisible()).toBe(false)
      expect(await spoken.isVisible()).toBe(true)
      await page.emulateMedia({ media: 'screen' })
    }
    const undos = page.locator('main').getByRole('button', { name: text.undo })
    const before = await undos.count()
    const undo = page
      .locator('main blockquote', { hasText: agreed.text })
      .first()
      .locator('xpath=ancestor::section[1]')
      .getByRole('button', { name: text.undo })
    await undo.focus()
    await page.keyboard.press('Enter')
    await walk.words(text.undone)
    await walk.words(text.portal)
    expect(await undos.count()).toBe(before - 1)
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

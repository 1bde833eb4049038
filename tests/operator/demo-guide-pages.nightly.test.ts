import { storeMessage } from '@porchlight/providers/mail'
import { demoPeople } from '@porchlight/server/testing'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound, scrollsSideways } from '../journeys/expect-nothing-found'
import { lowestContrast } from '../journeys/text-contrast'

const windows = [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const

const mail = [
  'Reset your password',
  'If it was you, choose a new password.',
  'Reset password:\nhttp://localhost/reset-password?link=abc',
  'This link works once.',
]

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, payments: true })
  browser = await launchBrowser()
  const { pool, settings, now } = world.context
  const common = { html: '', sentAt: now(), idempotencyKey: undefined }
  await storeMessage(pool, {
    ...common,
    channel: 'email',
    from: 'service@example.com',
    to: 'dana.whitcombe@example.com',
    subject: 'Reset your Northlamp password',
    text: `${mail.join('\n\n')}\n\n--\nNorthlamp\nPlease do not reply.`,
  })
  await storeMessage(pool, {
    ...common,
    channel: 'sms',
    from: settings.texts.from.second,
    to: '+13615550122',
    subject: '',
    text: 'Vecina: recibimos su pago. ¡Gracias!',
  })
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

async function openPage(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const viewport = { width, height: width === 360 ? 760 : 900 }
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Opens a page with all its folded parts open. */
async function openUnfolded(page: Page, path: string): Promise<void> {
  await page.goto(`${world.origin}${path}`)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
}

describe('the guide of the demo on a screen', () => {
  it.each(windows)(
    'can be read and used at %i px, %s',
    async (width, scheme) => {
      const page = await openPage(width, scheme)
      const pages = ['/dev', '/dev/mailbox', '/dev/authenticator']
      for (const path of pages.flatMap((page) => [page, `/es${page}`])) {
        await openUnfolded(page, path)
        await expectNothingFound(page, path)
        expect(await page.locator('script').count()).toBe(0)
        const [ratio, text] = await lowestContrast(
          page,
          '.opening .words > p, .door > p, .plain, .bubble, .control > p',
        )
        expect(ratio, `${path} ${text}`).toBeGreaterThanOrEqual(4.5)
      }
      await page.setViewportSize({ width: 320, height: 640 })
      for (const path of ['/dev', '/es/dev', '/es/dev/mailbox']) {
        await openUnfolded(page, path)
        expect(await scrollsSideways(page), path).toBe(false)
      }
      await page.context().close()
    },
    180_000,
  )

  it('can be overseen on a phone: parts are folded, and one opens where a link or a form leads', async () => {
    const page = await openPage(360, 'light')
    for (const path of ['/dev', '/es/dev']) {
      await page.goto(`${world.origin}${path}`)
      expect(await page.locator('.fold [open]').count(), path).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(5_000)
    }
    await page.goto(`${world.origin}/dev`)
    await page.locator('#begin a[href$="#look-ups"]').click()
    await page.locator('#look-ups').waitFor({ state: 'visible' })
    await page.goto(`${world.origin}/dev?open=market#market`)
    await page.locator('#market button[name="mood"][value="hold"]').click()
    await page
      .locator('#market button[name="mood"][value="hold"][aria-pressed="true"]')
      .waitFor({ state: 'visible' })
    expect(await page.locator('.fold [open]').count()).toBe(1)
    await page.locator('#market button[name="mood"][value="usual"]').click()
    await page.context().close()
  })

  it('shows a mail as on a phone beside the list, and above it on a phone', async () => {
    for (const width of [360, 1280] as const) {
      const page = await openPage(width, 'light')
      await page.goto(`${world.origin}/dev/mailbox`)
      expect(await page.locator('.bubble').textContent()).toContain('recibimos su pago')
      await page.locator('nav.messages a', { hasText: 'Reset your Northlamp password' }).click()
      await page.waitForURL(/message=\d+/)
      const button = page.locator('.sheet a')
      expect(await button.textContent()).toBe('Reset password')
      expect(await button.getAttribute('href')).toBe('http://localhost/reset-password?link=abc')
      const phone = await page.locator('.phone').boundingBox()
      const list = await page.locator('nav.messages').boundingBox()
      if (phone === null || list === null) throw new TypeError('The mailbox is incomplete.')
      if (width === 360) expect([phone.width, phone.y < list.y]).toEqual([360, true])
      else expect([phone.width < 420, phone.x > list.x + list.width]).toEqual([true, true])
      await page.context().close()
    }
  })
})

describe('the people of the guide', () => {
  it('are signed in and land on the page that is named as the next to try', async () => {
    const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin' }
    for (const { key, signIn, next, role } of await demoPeople(world.context)) {
      if (signIn === null) continue
      const { username, password } = signIn
      const answer = await world.app.inject({
        method: 'POST',
        url: '/login',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username, password, startURL: next.path }).toString(),
      })
      expect(answer.statusCode, key).toBe(303)
      const location = new URL(String(answer.headers.location), 'http://localhost')
      if (role !== null) {
        expect(`${location.pathname}${location.search}`, key).toBe(
          `/second-factor?enrol&startURL=${encodeURIComponent(next.path)}`,
        )
        continue
      }
      expect(`${location.pathname}${location.search}`, key).toBe(next.path)
      const cookies = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
      const page = await world.app.inject({
        url: next.path,
        headers: { ...headers, host: location.host, cookie: cookies.join('; ') },
      })
      expect(page.statusCode, `${key} ${next.path}`).toBe(200)
    }
  })
})

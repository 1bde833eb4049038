import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createCustomer,
  goodPassword,
  lastLinkTo,
  startWalk,
  type Walk,
} from '../../domains/getting-in/journeys/getting-in-world'
import { setUtilitySite } from '../../domains/testing/utility-site'
import { type KeyboardVisitor, keyboardVisitor } from './keyboard'
import { oweBill } from './payments-world'
import { customerOf, demoPassword, oneInWholeRun } from './portal-visit'

/**
 * The twelve tasks that J.D. Power measures utilities’ sites by (`docs/specification/trade.md` section 1.1), done
 * without a mouse. A step is one press of Enter or of the space bar on a link, a button or a choice.
 */
const tasks = [
  'set up account',
  'log in',
  'view consumption',
  'review account info',
  'pay',
  'energy-saving info',
  'update service',
  'report outage',
  'view outages',
  'find contact',
  'profile maintenance',
  'gas-leak info',
] as const

type Task = (typeof tasks)[number]

const words = {
  en: {
    created: 'Your password is created',
    checkMail: 'Check your email',
    usage: 'Usage of the last 24 months',
    plan: 'Plan',
    paid: 'Paid',
    saving: 'a year.',
    sent: 'We’ll answer',
    saved: 'saved',
    lineDown: 'A line is down? Stay away.',
    emergency: 'Do not write in an emergency',
    leave: 'Leave at once and take everyone with you.',
  },
  es: {
    created: 'Su contraseña está creada',
    checkMail: 'Revise su correo',
    usage: 'Consumo de los últimos 24 meses',
    plan: 'Plan',
    paid: 'Pagada',
    saving: 'al año.',
    sent: 'Le respondemos',
    saved: 'guardaron',
    lineDown: '¿Hay un cable caído? No se acerque.',
    emergency: 'En una emergencia, no escriba',
    leave: 'Salga de inmediato y lleve a todos con usted.',
  },
} as const

const taken: Record<string, Partial<Record<Task, { readonly steps: number; readonly tabs: number }>>> = {}

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true, background: true, payments: true })
  await setUtilitySite(world, 'Saltgrass Bayou Delivery')
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

const visits = oneInWholeRun(
  [
    { brand: 'first', language: 'en', width: 1280, scheme: 'light' },
    { brand: 'first', language: 'es', width: 1280, scheme: 'light' },
  ],
  'es',
)

it.each(oneOfRun(visits).map((visit) => [visit.language, visit] as const))(
  'all twelve tasks are done with the keyboard alone: %s',
  async (language, visit) => {
    const text = words[language]
    const guest = await startWalk(browser, world, visit)
    const done: Partial<Record<Task, { steps: number; tabs: number }>> = {}
    const doTask = async (
      task: Task,
      { page, open }: Walk,
      from: string,
      act: (keys: KeyboardVisitor, page: Page) => Promise<void>,
    ) => {
      await open(from)
      await page.waitForLoadState('networkidle')
      const keys = keyboardVisitor(page)
      await act(keys, page)
      done[task] = keys.taken()
    }

    const newcomer = await createCustomer(world, visit)
    await doTask('set up account', guest, '/login', async (keys, page) => {
      await keys.press('main a[href$="/find-my-account"]')
      await keys.type('main input[name="identifier"]', newcomer.accountNumber)
      await keys.type('main input[name="zipCode"]', newcomer.zipCode)
      await keys.send()
      await guest.heading(text.checkMail)
      await page.goto(await lastLinkTo(world, newcomer.email))
      keys.countStep()
      await page.locator('main form[novalidate]').waitFor()
      await keys.type('main input[name="newPassword"]', goodPassword)
      await keys.type('main input[name="confirmPassword"]', goodPassword)
      await keys.send()
      await guest.words(text.created)
    })

    for (const [task, act] of Object.entries({
      'report outage': async (keys: KeyboardVisitor, page: Page) => {
        await keys.press('footer a[href$="/outages"]')
        await guest.words(text.lineDown)
        await keys.type('main input[name="zip"]', '77002')
        await keys.send()
        await page.waitForURL(/zip=77002/)
        await keys.reach('main a[href="tel:7135550110"]')
        await keys.press('main a[href$="/report-outage"]')
        await page.waitForURL('https://utility.example.com/report-outage')
      },
      'gas-leak info': async (keys: KeyboardVisitor) => {
        await keys.press('footer a[href$="/gas-leak"]')
        await guest.words(text.leave)
        await keys.reach('main a[href="tel:911"]')
      },
    })) {
      await atUtilities(guest.page)
      await doTask(`${task}` as Task, guest, '/login', act)
    }
    const asGuest = { ...done }
    await guest.context.close()

    await oweBill(world, visit)
    const walk = await startWalk(browser, world, visit)
    await atUtilities(walk.page)
    await doTask('log in', walk, '/login', async (keys, page) => {
      await keys.type('main input[name="username"]', customerOf.first)
      await keys.type('main input[name="password"]', demoPassword)
      await keys.send()
      await page.waitForURL((url) => /^\/(es)?$/.test(url.pathname))
    })
    await doTask('view consumption', walk, '/', async (keys) => {
      await keys.press('nav a[href*="/usage"]')
      await walk.words(text.usage)
    })
    await doTask('review account info', walk, '/', async (keys, page) => {
      await keys.press('nav a[href$="/more"]')
      await keys.press('main a[href$="/accounts"]')
      await keys.press('main a[href*="/accounts/001"]')
      await page.waitForURL(/\/accounts\/001/)
      await walk.words(text.plan)
    })
    await doTask('pay', walk, '/', async (keys, page) => {
      await keys.press('main a[href$="/pay"]')
      await page.locator('main form[novalidate]').waitFor()
      await keys.press('main form button[type="submit"]')
      await page.waitForURL(/\/pay\/pay_/)
      await keys.type('[name="number"]', '4242424242424242')
      await keys.type('[name="expiry"]', '04/30')
      await keys.type('[name="code"]', '123')
      await keys.send()
      await walk.words(text.paid)
    })
    await doTask('energy-saving info', walk, '/', async (keys) => {
      await keys.press('nav a[href*="/usage"]')
      await keys.press('main a[href*="/energy-saving/"]')
      await walk.words(text.saving)
    })
    await doTask('update service', walk, '/', async (keys, page) => {
      await keys.press('nav a[href$="/help"]')
      await keys.press('main a[href$="/messages/new"]')
      await page.locator('main form[novalidate]').waitFor()
      await keys.reach('[name="Type"]:checked')
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown')
      expect(await page.locator('[name="Type"]:checked').inputValue()).toBe('Service_Change')
      await keys.type('[name="Subject"]', 'Moving out')
      await keys.type('[name="Description"]', 'Please end my service on December 31.')
      await keys.press('main form button[type="submit"]')
      await page.waitForURL(/\/messages\/500/)
      await walk.words(text.sent)
    })
    await doTask('view outages', walk, '/', async (keys, page) => {
      await keys.press('footer a[href$="/outages"]')
      await keys.press('main a[href$="/outage-map"]')
      await page.waitForURL('https://utility.example.com/outage-map')
    })
    await doTask('find contact', walk, '/', async (keys) => {
      await keys.press('nav a[href$="/help"]')
      await walk.words(text.emergency)
      await keys.reach('main a[href^="tel:"]')
      await keys.reach('footer a[href^="tel:"]')
    })
    await doTask('profile maintenance', walk, '/', async (keys, page) => {
      await keys.press('nav a[href$="/more"]')
      await keys.press('main a[href$="/profile"]')
      await keys.press('main a[href$="/profile/phones"]')
      await page.locator('main form[novalidate]').waitFor()
      await keys.retype('main input[name="otherPhone"]', '(713) 555-0177')
      await keys.send()
      await walk.words('(713) 555-0177')
    })
    expect(walk.problems).toEqual([])
    await walk.context.close()
    taken[language] = { ...done, ...asGuest }
    expect(Object.keys(taken[language] ?? {}).sort()).toEqual([...tasks].sort())
  },
)

it.skipIf(visits.length < 2)('takes the same number of steps in both languages', () => {
  for (const task of tasks) {
    const [en, es] = [taken.en?.[task], taken.es?.[task]]
    process.stdout.write(
      `${task.padEnd(20)} steps ${en?.steps} en, ${es?.steps} es; tab key ${en?.tabs} en, ${es?.tabs} es\n`,
    )
    expect(en?.steps, task).toBeGreaterThan(0)
    expect(es?.steps, task).toBe(en?.steps)
  }
})

/** Stubs the sites of utilities, which are not ours, so that they respond. */
async function atUtilities(page: Page): Promise<void> {
  await page.route('https://utility.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Utility</title>' }),
  )
}

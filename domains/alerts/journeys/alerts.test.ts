import { listMessages } from '@porchlight/providers/mail'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { oneOfRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { beginSession, nameOf, type Visit } from '../../../tests/journeys/portal-visit'
import { startWalk, type Walk } from '../../getting-in/journeys/getting-in-world'

const copy = {
  en: {
    more: 'More',
    alerts: 'Text message alerts',
    invalidPhone: 'Please enter a valid phone number.',
    code: 'Enter the code we texted',
    wrong: 'This code is not right.',
    tick: 'Tick the box to agree.',
    kind: 'Choose at least one alert.',
    condition: 'Consent is not a condition of purchase.',
    on: 'Text alerts are on',
    soon: 'A confirmation text reaches you within 15 minutes.',
    saved: 'Saved',
    stopped: 'This number replied STOP',
    off: 'Text alerts are off',
    turnOff: 'Turn all texts off',
    confirmed: 'text alerts are on.',
    ended: 'you are unsubscribed.',
    stop: 'Please stop texting me',
    consents: 'What you agreed to',
    agreed: 'I agree that',
    takenBack: 'Withdrawn',
    undo: 'Withdraw',
  },
  es: {
    more: 'Más',
    alerts: 'Alertas por mensaje de texto',
    invalidPhone: 'Escriba un número de teléfono válido.',
    code: 'Escriba el código que enviamos',
    wrong: 'Este código no es correcto.',
    tick: 'Marque la casilla para aceptar.',
    kind: 'Elija al menos una alerta.',
    condition: 'Aceptar no es condición de compra.',
    on: 'Las alertas están activas',
    soon: 'Recibirá un mensaje de confirmación en 15 minutos.',
    saved: 'Guardado',
    stopped: 'Este número nos respondió ALTO',
    off: 'Las alertas están desactivadas',
    turnOff: 'Desactivar todos los mensajes',
    confirmed: 'alertas activadas.',
    ended: 'se canceló su suscripción.',
    stop: 'Ya no me manden mensajes',
    consents: 'Lo que usted aceptó',
    agreed: 'Acepto que',
    takenBack: 'Retirado',
    undo: 'Retirarlo',
  },
} as const

/** Both languages and widths, with and without scripts; each visit's customer has alerts off at first. */
const visits: readonly (Visit & { readonly scripts: boolean; readonly phone: string })[] = [
  { brand: 'first', language: 'en', width: 360, scheme: 'light', scripts: true, phone: '7135550181' },
  { brand: 'third', language: 'es', width: 360, scheme: 'light', scripts: false, phone: '7135550183' },
  { brand: 'second', language: 'es', width: 1280, scheme: 'dark', scripts: true, phone: '7135550182' },
]

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

/** What was texted to the number, the latest first. */
async function textsTo(phone: string): Promise<readonly string[]> {
  await world.background?.idle()
  const messages = await listMessages(world.context.pool)
  return messages.filter(({ to }) => to === `+1${phone}`).map(({ text }) => text)
}

/** Signed in as somebody of the brand whose text alerts were never on. */
async function signedIn(visit: Visit & { readonly scripts: boolean }): Promise<Walk> {
  const { rows } = await world.context.pool.query<{ id: string; username: string }>(
    `select u."Id" as id, u."Username" as username from record."User" u
     join record."Account" a on a."ContactId" = u."ContactId" and a."Status__c" = 'Active'
     where u."IsActive" and u."Portal_Role__c" = 'Customer' and a."Account_Brand__c" = $1
       and not exists (select 1 from record."Alert_Subscription__c" s join record."Account" b
         on b."Id" = s."Account__c" where b."ContactId" = u."ContactId")
     order by u."Username" limit 1`,
    [visit.brand],
  )
  const [customer] = rows
  if (customer === undefined) throw new RangeError('Everybody has text alerts.')
  const walk = await startWalk(browser, world, visit, { javaScriptEnabled: visit.scripts })
  await beginSession(walk.context, world, visit, customer.username)
  await walk.open('/')
  return walk
}

describe.each(
  oneOfRun(visits).map((visit) => [`${nameOf(visit)}${visit.scripts ? '' : ', no scripts'}`, visit] as const),
)('%s', (_name, visit) => {
  const text = copy[visit.language]

  it('text alerts are turned on by a code and a tick, and end by any plain words', async () => {
    const walk = await signedIn(visit)
    const { page } = walk
    const submit = page.locator('main form button[type="submit"]').first()
    const check = (where: string) => (visit.scripts ? expectNothingFound(page, where) : undefined)
    await page.locator('nav').getByText(text.more, { exact: true }).click()
    await page.locator('main a[href$="/alerts"]').click()
    await walk.heading(text.alerts)
    await check('number')
    await page.locator('input[name="mobilePhone"]').fill('809 555 0121')
    await submit.click()
    await walk.words(text.invalidPhone)
    expect(await page.locator('input[name="mobilePhone"]').inputValue()).toBe('809 555 0121')
    await page.locator('input[name="mobilePhone"]').fill(visit.phone)
    await submit.click()
    await walk.words(text.code)
    await walk.words(text.condition)
    expect(await page.locator('input[name="agreed"]').isChecked()).toBe(false)
    await check('code')

    const code = /\d{6}/.exec((await textsTo(visit.phone))[0] ?? '')?.[0] ?? ''
    await page.locator('input[name="code"]').fill(code)
    for (const kind of ['Bill_Ready', 'Payment_Due', 'Payment']) {
      await page.locator(`input[name="${kind}"]`).uncheck()
    }
    await page.locator('input[name="High_Usage"]').check()
    await submit.click()
    await walk.words(text.tick)
    await page.locator('input[name="agreed"]').check()
    await page.locator('input[name="code"]').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await submit.click()
    await walk.words(text.wrong)
    // What was chosen stays as it was.
    expect(await page.locator('input[name="High_Usage"]').isChecked()).toBe(true)
    expect(await page.locator('input[name="Bill_Ready"]').isChecked()).toBe(false)
    expect(await page.locator('input[name="agreed"]').isChecked()).toBe(true)
    await page.locator('input[name="code"]').fill(code)
    // By keyboard alone from here to the end of the form.
    await page.locator('input[name="code"]').press('Enter')
    await walk.words(text.soon)
    await check('on')
    expect((await textsTo(visit.phone))[0]).toContain(text.confirmed)

    await page.locator('input[name="High_Usage"]').uncheck()
    await submit.click()
    await walk.words(text.kind)
    await page.locator('input[name="Payment"]').check()
    await submit.click()
    await walk.words(text.saved)

    const [message] = (await listMessages(world.context.pool)).filter(({ to }) => to === `+1${visit.phone}`)
    await page.goto(`${world.origin}/dev/mailbox`)
    const form = page.locator(`form:has(input[value="${message?.id}"])`)
    await form.locator('input[name="body"]').fill(text.stop)
    await form.locator('button').click()
    await page.waitForURL(/mailbox$/)
    expect((await textsTo(visit.phone))[0]).toContain(text.ended)
    await walk.open('/alerts')
    await walk.words(text.stopped)
    await check('stopped')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

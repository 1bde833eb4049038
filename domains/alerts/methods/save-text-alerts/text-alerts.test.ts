import type { BrandKey } from '@porchlight/brands'
import { clearMessages, listMessages } from '@porchlight/providers/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'
import { alertConsentVersion } from '../../operations/consent-texts'
import { handleTextEvent } from '../../operations/incoming-texts/handle-text-event'
import type { AlertsOverview } from '../alerts-overview/client'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  bench.world.advance(26 * 3_600_000)
  bench.waiting.splice(0)
  await clearMessages(bench.world.context.pool)
})

const rosa = 'rosalinda.quintanar@example.com'
const dana = 'dana.whitcombe@example.com'
const agreed = { agreed: 'yes', consentVersion: alertConsentVersion, language: 'es' }
const sender = '+17135550101'

const overview = async (browser: TestBrowser) =>
  (await browser.call('alertsOverview')) as unknown as AlertsOverview
const texts = async () => (await listMessages(bench.world.context.pool)).map(({ text }) => text)
const lastCode = async () => /\d{6}/.exec((await texts())[0] ?? '')?.[0] ?? ''
const consents = async (username: string) =>
  (
    await bench.world.context.pool.query(
      `select c."Action__c" as action, c."Channel__c" as channel, c."Text_Version__c" as version,
         c."Text_Language__c" as language, c."Consent_Text__c" as text
       from record."Consent__c" c join record."User" u on u."ContactId" = c."Contact__c"
       where u."Username" = $1 and c."Consent_Type__c" = 'Text_Alerts' and c."Text_Version__c" not like '%-2'
       order by c."CreatedDate" desc, c."Given_At__c" desc`,
      [username],
    )
  ).rows
let events = 0
/** What the text service tells of an answer; again with the same `eventId`. */
async function write(from: string, body: string, eventId = `SM-event-${++events}`): Promise<void> {
  const { context } = bench.world
  const textSender = (brand: BrandKey) => context.settings.texts.from[brand]
  const event = { kind: 'incoming', eventId, from, to: sender, body } as const
  await handleTextEvent({ ...context, textSender, alarm: () => undefined }, event)
  const { rows } = await context.pool.query<{ task: string; payload: never }>(
    `select t.identifier as task, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'answer-text'`,
  )
  for (const { task, payload } of rows) bench.waiting.push({ jobName: task, payload })
  await context.pool.query('delete from graphile_worker._private_jobs')
}

/** Somebody whose alerts are off, signed in. */
async function signedIn(username: string): Promise<TestBrowser> {
  const browser = bench.browser({ brand: 'second' })
  await browser.signIn(username)
  await browser.call('stopTextAlerts', {})
  await bench.world.context.pool.query(
    `update record."Alert_Subscription__c" set "Verified_At__c" = null where "Status__c" = 'Stopped'`,
  )
  await bench.world.context.pool.query('delete from identity.phone_code')
  await bench.world.context.pool.query('delete from texts.stopped')
  bench.world.advance(1_000)
  return browser
}

async function enrol(browser: TestBrowser, mobilePhone: string): Promise<void> {
  await browser.call('sendAlertCode', { mobilePhone, language: 'es' })
  await bench.runJobs()
  await browser.call('saveTextAlerts', {
    code: await lastCode(),
    Bill_Ready: 'yes',
    Payment: 'yes',
    ...agreed,
  })
  await bench.runJobs()
  bench.world.advance(1_000)
}

describe('turning text alerts on', () => {
  it('takes a number, a code and a tick, keeps the words that were shown, and is confirmed once', async () => {
    const browser = await signedIn(rosa)
    expect((await overview(browser)).step).toBe('number')
    await browser.call('sendAlertCode', { mobilePhone: '(713) 555-0171', language: 'es' })
    await bench.runJobs({ attempts: 2 })
    expect(await texts()).toHaveLength(1)
    expect((await texts())[0]).toMatch(/^Vecina: \d{6} es su código\./)
    expect(await overview(browser)).toMatchObject({ step: 'code', number: '(713) 555-0171' })

    const typed = { code: await lastCode(), Bill_Ready: 'yes', High_Usage: 'yes', threshold: '$150' }
    expect((await browser.refusal('saveTextAlerts', typed)).fieldErrors.map(({ field }) => field)).toEqual([
      'agreed',
    ])
    const stale = { ...typed, ...agreed, consentVersion: 'text-alerts-2020-01' }
    expect(await browser.refusalKey('saveTextAlerts', stale)).toBe('consentChanged')
    expect(await browser.call('saveTextAlerts', { ...typed, ...agreed })).toEqual({ location: '/alerts?on' })
    expect(await overview(browser)).toMatchObject({
      step: 'on',
      number: '(713) 555-0171',
      kinds: ['Bill_Ready', 'High_Usage'],
      threshold: 150,
    })
    await bench.runJobs({ attempts: 3 })
    expect((await texts())[0]).toMatch(/^Vecina: alertas activadas\./)
    expect(await texts()).toHaveLength(2)
    const [consent] = await consents(rosa)
    expect(consent).toMatchObject({
      action: 'Given',
      channel: 'Portal',
      language: 'es',
      version: alertConsentVersion,
    })
    expect(consent.text).toContain('Acepto que Vecina')
    expect(consent.text).toContain('(713) 555-0171')
  })

  it('is in the customer’s timeline: each text once, with what became of it, without its code and number', async () => {
    const { context } = bench.world
    await context.pool.query('delete from record."Sent_Message__c"')
    const browser = await signedIn(rosa)
    await browser.call('sendAlertCode', { mobilePhone: '(713) 555-0181', language: 'es' })
    await bench.runJobs({ attempts: 3 })
    const code = await lastCode()
    await browser.call('saveTextAlerts', { code, Payment: 'yes', ...agreed })
    await bench.runJobs({ attempts: 2 })
    const recorded = async () =>
      (await context.pool.query('select * from record."Sent_Message__c" order by "Message_Kind__c"')).rows
    const text = { Channel__c: 'Text', Language__c: 'es', Outcome__c: 'Sent', Masked_Address__c: '•••• 0181' }
    expect(await recorded()).toMatchObject([
      { ...text, Message_Kind__c: 'alerts-on', Subject_Spanish__c: 'Alertas por mensaje de texto activadas' },
      { ...text, Message_Kind__c: 'number-code' },
    ])
    const stored = JSON.stringify(await recorded())
    expect(stored).not.toContain(code)
    expect(stored).not.toContain('5550181')

    const { rows } = await context.pool.query<{ reference: string }>(
      "select reference from texts.sent where key like 'on %' and reference is not null order by first_tried_at desc limit 1",
    )
    const deliver = (eventId: string, delivery: 'delivered' | 'failed') =>
      handleTextEvent(
        { ...context, textSender: (brand) => context.settings.texts.from[brand], alarm: () => undefined },
        { kind: 'delivery', eventId, reference: rows[0]?.reference ?? '', delivery },
      )
    await deliver('DL-1', 'delivered')
    await deliver('DL-2', 'failed')
    expect((await recorded()).map(({ Outcome__c }) => Outcome__c)).toEqual(['Delivered', 'Sent'])
  })

  it('refuses wrong codes, and every code after five of them', async () => {
    const browser = await signedIn(rosa)
    await browser.call('sendAlertCode', { mobilePhone: '7135550172' })
    await bench.runJobs()
    const code = await lastCode()
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const send = (typed: string) =>
      browser.refusalKey('saveTextAlerts', { code: typed, Payment: 'yes', ...agreed })
    for (let times = 0; times < 4; times += 1) expect(await send(wrong)).toBe('wrongTextedCode')
    expect(await send(wrong)).toBe('textedCodeOver')
    expect(await send(code)).toBe('textedCodeOver')
    expect(await overview(browser)).toMatchObject({ step: 'number', isCodeOver: true })
  })

  it('changes what one is told of without another consent or text', async () => {
    const browser = await signedIn(rosa)
    await enrol(browser, '7135550173')
    const before = [(await texts()).length, (await consents(rosa)).length]
    await browser.call('saveTextAlerts', { Contract_End: 'yes' })
    await bench.runJobs()
    expect((await overview(browser)).kinds).toEqual(['Contract_End'])
    expect([(await texts()).length, (await consents(rosa)).length]).toEqual(before)
  })

  it('is off after the button, with the consent taken back, and the number needs no second code', async () => {
    const browser = await signedIn(rosa)
    await enrol(browser, '7135550174')
    await browser.call('stopTextAlerts', { language: 'en' })
    await browser.call('stopTextAlerts', { language: 'en' })
    expect(await overview(browser)).toMatchObject({ step: 'choose', number: '(713) 555-0174' })
    expect((await consents(rosa)).map(({ action }) => action).slice(0, 2)).toEqual(['Withdrawn', 'Given'])
    expect((await consents(rosa))[0]).toMatchObject({ channel: 'Portal', language: 'en' })
    await browser.call('saveTextAlerts', { Payment: 'yes', ...agreed })
    expect((await overview(browser)).step).toBe('on')
  })

  it.each(['809 555 0121', '900 555 0121', '+34 600 000 000', '12'])('is not for %s', async (mobilePhone) => {
    const browser = await signedIn(rosa)
    expect(await browser.refusalKey('sendAlertCode', { mobilePhone })).toBe('invalidPhone')
  })

  it('is for customers who are signed in', async () => {
    for (const method of ['alertsOverview', 'saveTextAlerts', 'stopTextAlerts', 'listConsents'])
      expect(await bench.browser().refusalKey(method, {})).toBe('invalidSession')
    expect(await bench.browser().refusalKey('sendAlertCode', { mobilePhone: '7135550175' })).toBe(
      'invalidSession',
    )
  })
})

describe('an answer to a text', () => {
  it('in plain words of either language ends all alerts at that number, and is confirmed once', async () => {
    const browsers = [await signedIn(rosa), await signedIn(dana)]
    for (const browser of browsers) {
      await enrol(browser, '7135550176')
      bench.world.advance(61_000)
    }
    await write('+17135550176', 'Por favor ya no me manden mensajes')
    await write('+17135550176', 'STOP')
    await write('+17135550176', 'STOP', 'SM-event-0')
    await bench.runJobs({ attempts: 2 })
    expect((await texts()).filter((text) => /unsubscribed|canceló su suscripción/.test(text))).toHaveLength(1)
    for (const [index, username] of [rosa, dana].entries()) {
      const browser = browsers[index]
      if (browser === undefined) throw new TypeError()
      expect(await overview(browser)).toMatchObject({ step: 'choose', isStopped: true })
      expect((await consents(username))[0]).toMatchObject({
        action: 'Withdrawn',
        channel: 'Text',
        text: 'Por favor ya no me manden mensajes',
      })
      expect(await browser.refusalKey('saveTextAlerts', { Payment: 'yes', ...agreed })).toBe('numberStopped')
      expect(await browser.refusalKey('sendAlertCode', { mobilePhone: '7135550176' })).toBe('numberStopped')
    }
    await write('+17135550176', 'start')
    const [browser] = browsers
    await browser?.call('saveTextAlerts', { Payment: 'yes', ...agreed })
  })

  it('to a confirmation that comes too late is none', async () => {
    await write('+17135550177', 'stop')
    bench.world.advance(6 * 60_000)
    await bench.runJobs()
    expect(await texts()).toEqual([])
  })

  it('of HELP, or of what nobody understands, says where there is help, three times a day', async () => {
    for (const words of ['AYUDA', 'why is my bill so high?', 'help', 'HELP', 'HELP'])
      await write('+17135550178', words)
    await bench.runJobs()
    const found = await texts()
    expect(found).toHaveLength(3)
    expect(found.at(-1)).toMatch(/^Vecina: para recibir ayuda llame al /)
    expect(found[0]).toMatch(/Reply STOP to cancel/)
  })

  it('is taken once, however often it is told', async () => {
    for (let times = 0; times < 3; times += 1) await write('+17135550179', 'help', 'SM-event-again')
    await bench.runJobs()
    expect(await texts()).toHaveLength(1)
  })
})

describe('the ledger of consents', () => {
  it('holds each with its words, says what still holds, and takes back what can be', async () => {
    const browser = await signedIn(rosa)
    await enrol(browser, '7135550170')
    const list = async () =>
      (await browser.call('listConsents')).consents as readonly {
        consentId: string
        type: string
        isGiven: boolean
        holds: boolean
        canUndo: boolean
        words: string | null
      }[]
    const [latest] = await list()
    expect(latest).toMatchObject({ type: 'Text_Alerts', isGiven: true, holds: true, canUndo: true })
    expect((await list()).filter(({ type, holds }) => type === 'Text_Alerts' && holds)).toHaveLength(1)
    const terms = (await list()).find(({ type }) => type === 'Terms')
    expect(terms).toMatchObject({ holds: true, canUndo: false })
    expect((await list()).every(({ words }) => words !== null)).toBe(true)
    expect(await browser.refusalKey('undoConsent', { consentId: terms?.consentId ?? '' })).toBe('notFound')
    const other = bench.browser()
    await other.signIn(dana)
    expect(await other.refusalKey('undoConsent', { consentId: latest?.consentId ?? '' })).toBe('notFound')
    expect((await overview(browser)).step).toBe('on')
    await browser.call('undoConsent', { consentId: latest?.consentId ?? '', language: 'es' })
    expect((await overview(browser)).step).toBe('choose')
    expect((await list())[0]).toMatchObject({ isGiven: false, holds: false, canUndo: false })
  })
})

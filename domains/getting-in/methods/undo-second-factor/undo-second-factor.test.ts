import type { BrandKey } from '@porchlight/brands'
import { demoPassword } from '@porchlight/demo/world/demo-world'
import { createAuthenticator } from '@porchlight/test-kit/software-authenticator'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterEach(() => bench.waiting.splice(0))
afterAll(() => bench.close())

const dayMs = 24 * 3_600_000
const currentPassword = demoPassword

const codeOf = (secret: unknown) =>
  new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({
    timestamp: bench.world.context.now().getTime(),
  })

async function signedIn(username: string): Promise<TestBrowser> {
  const browser = bench.browser()
  await browser.signIn(username)
  return browser
}

async function addApp(browser: TestBrowser): Promise<string> {
  const { secret } = await browser.call('enrolTotp', { currentPassword })
  await browser.call('confirmTotp', { code: codeOf(secret) })
  bench.world.advance(30_000)
  return String(secret)
}

async function addPasskey(browser: TestBrowser) {
  const key = createAuthenticator('https://first.example.com')
  const { options } = await browser.call('startPasskeyRegistration', { currentPassword })
  await browser.call('finishPasskeyRegistration', { response: key.register(options), label: 'key' })
  bench.world.advance(1_000)
  return key
}

/** Sends the mails that wait, and gives a browser that opened the link of the last one. */
async function openedMail(brand: BrandKey = 'first'): Promise<TestBrowser> {
  const browser = bench.browser({ brand })
  browser.cookies.link = linkTokenOf((await bench.runJobs()).at(-1))
  return browser
}

/** Resets the password by the mail that waits, and gives what signing in with it leads to. */
async function wayBack(username: string): Promise<unknown> {
  const browser = await openedMail()
  const newPassword = 'Garden-lamp-42!'
  await browser.call('resetPassword', { newPassword, confirmPassword: newPassword })
  return (await bench.browser().signIn(username, newPassword)).next
}

it('takes off what a thief enrolled, in whatever order, and leads the owner back in without it', async () => {
  const username = 'dana.whitcombe@example.com'
  const thief = await signedIn(username)
  const key = await addPasskey(thief)
  bench.world.advance(2 * dayMs)
  await thief.signIn(username)
  const { options } = await thief.call('startPasskeyLogin')
  await thief.call('finishPasskeyLogin', { response: key.authenticate(options) })
  bench.waiting.splice(0)
  await addApp(thief)
  const owner = await openedMail()
  expect(await owner.call('undoSecondFactor')).toEqual({ location: '/login?second-factor-undone' })
  expect(await thief.isSignedIn()).toBe(false)
  const again = bench.browser()
  const { options: question } = await again.call('startPasskeyLogin')
  const response = key.authenticate(question)
  expect(await again.refusalKey('finishPasskeyLogin', { response })).toBe('passkeyRefused')
  expect(await wayBack(username)).toBe('signedIn')
})

it('leaves factors of long standing, and gives the app back that a thief’s took the place of', async () => {
  const username = 'greta.lindholm-adair@example.com'
  const browser = await signedIn(username)
  const first = await addApp(browser)
  bench.world.advance(8 * dayMs)
  await browser.signIn(username)
  await browser.call('verifySecondFactor', { code: codeOf(first) })
  bench.waiting.splice(0)
  await addApp(browser)
  await addApp(browser)
  const owner = await openedMail()
  await owner.call('undoSecondFactor')
  expect(await wayBack(username)).toBe('secondFactor')
  const back = bench.browser()
  await back.signIn(username, 'Garden-lamp-42!')
  bench.world.advance(30_000)
  await back.call('verifySecondFactor', { code: codeOf(first) })
  expect(await back.isSignedIn()).toBe(true)
})

it('is undone by its own link alone: once, for three days, and from the address that the login has', async () => {
  const username = 'theodore.okonjo-vale@example.com'
  const browser = await signedIn(username)
  await addPasskey(browser)
  const owner = await openedMail('third')
  const token = owner.cookies.link
  expect(await owner.refusalKey('resetPassword', { newPassword: 'x', confirmPassword: 'x' })).toBe(
    'linkNotLatest',
  )
  bench.world.advance(3 * dayMs)
  expect(await owner.refusalKey('undoSecondFactor')).toBe('emailLinkExpired')
  bench.world.advance(-1_000 * 10)
  const { engine, systemViewer, pool } = bench.world.context
  const { rows } = await pool.query<{ id: string }>(
    `select "Id" as id from record."User" where "Username" = $1`,
    [username],
  )
  const rename = (Username: string) =>
    engine.updateRecord(systemViewer, rows[0]?.id ?? '', { fields: { Username } })
  await rename('somebody.else@example.com')
  expect(await owner.refusalKey('undoSecondFactor')).toBe('linkNotLatest')
  await rename(username)
  await owner.call('undoSecondFactor')
  owner.cookies.link = token
  expect(await owner.refusalKey('undoSecondFactor')).toBe('linkUsed')
})

it('enrols nothing for somebody who is shut out while enrolling', async () => {
  const username = 'rosalinda.quintanar@example.com'
  const browser = await signedIn(username)
  const { secret } = await browser.call('enrolTotp', { currentPassword })
  const { identity } = bench
  const userId = (await identity.findSession(browser.cookies.session ?? ''))?.userId ?? ''
  const issue = identity.issueRecoveryCodes
  // Between the confirmation and its end the owner undoes what came before.
  Object.assign(identity, {
    issueRecoveryCodes: async (id: string) => {
      await identity.endWaysIn(id, { event: 'secondFactorsCleared' })
      await identity.confirmTotp(
        id,
        codeOf((await identity.offerTotp(id, { issuer: 'x', account: 'x' })).secret),
      )
      return await issue(id)
    },
  })
  try {
    expect(await browser.refusalKey('confirmTotp', { code: codeOf(secret) })).toBe('invalidSession')
  } finally {
    Object.assign(identity, { issueRecoveryCodes: issue })
  }
  expect(await identity.findSecondFactors(userId)).toEqual({ totp: false, passkeys: 0, recoveryCodesLeft: 0 })
  expect(bench.waiting.map(({ jobName }) => jobName)).toEqual([])
})

import { demoPassword } from '@porchlight/demo/world/demo-world'
import { createAuthenticator } from '@porchlight/test-kit/software-authenticator'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterEach(() => bench.waiting.splice(0))
afterAll(() => bench.close())

const dana = 'dana.whitcombe@example.com'
const rosalinda = 'rosalinda.quintanar@example.com'
const currentPassword = demoPassword
const origin = 'https://first.example.com'

const momentNow = () => bench.world.context.now().toISOString()

async function addApp(browser: TestBrowser): Promise<void> {
  const { secret } = await browser.call('enrolTotp', { currentPassword })
  const totp = new TOTP({ secret: Secret.fromBase32(String(secret)) })
  const code = totp.generate({ timestamp: bench.world.context.now().getTime() })
  await browser.call('confirmTotp', { code })
}

async function addPasskey(browser: TestBrowser, label: string) {
  const key = createAuthenticator(origin)
  const { options } = await browser.call('startPasskeyRegistration', { currentPassword })
  await browser.call('finishPasskeyRegistration', { response: key.register(options), label })
  return key
}

describe('one’s own second factors', () => {
  it('are listed with their names and dates, and removed one by one', async () => {
    const browser = bench.browser()
    await browser.signIn(dana)
    expect(await browser.call('listSecondFactors')).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 })
    const addedAt = momentNow()
    await addApp(browser)
    const key = await addPasskey(browser, 'Kitchen tablet')
    bench.world.advance(60_000)
    await addPasskey(browser, 'Phone')
    bench.world.advance(60_000)
    const there = bench.browser()
    const { options } = await there.call('startPasskeyLogin')
    await there.call('finishPasskeyLogin', { response: key.authenticate(options) })

    const listed = await browser.call('listSecondFactors')
    expect(listed).toMatchObject({
      app: { addedAt, lastUsedAt: null },
      passkeys: [
        { label: 'Kitchen tablet', addedAt, lastUsedAt: momentNow() },
        { label: 'Phone', lastUsedAt: null },
      ],
      recoveryCodesLeft: 10,
    })
    const [tablet] = listed.passkeys as readonly { readonly id: string }[]
    const remove = { currentPassword, factor: 'passkey', passkeyId: tablet?.id }
    const other = bench.browser()
    await other.signIn(rosalinda)
    expect(await other.refusalKey('removeSecondFactor', remove)).toBe('notFound')
    await browser.call('removeSecondFactor', remove)
    await browser.call('removeSecondFactor', { currentPassword, factor: 'totp' })
    expect(await browser.call('listSecondFactors')).toMatchObject({
      app: null,
      passkeys: [{ label: 'Phone' }],
      recoveryCodesLeft: 10,
    })
    expect(await other.call('listSecondFactors')).toMatchObject({ app: null, passkeys: [] })
    expect(await bench.browser().refusalKey('listSecondFactors')).toBe('invalidSession')
  })
})

describe('the owner of a login', () => {
  it('gets a mail for each factor that is added and removed, and none for what is refused', async () => {
    const browser = bench.browser()
    await browser.signIn(rosalinda)
    await addApp(browser)
    const [added, ...more] = await bench.runJobs()
    expect(more).toEqual([])
    expect(added).toMatchObject({ to: rosalinda, language: 'es' })
    expect(added?.subject).toMatch(/^Se agregó un segundo paso de acceso/)
    expect(added?.text).toContain('app de autenticación')

    const remove = { currentPassword, factor: 'totp' }
    await browser.refusalKey('removeSecondFactor', { ...remove, currentPassword: 'Wrong-one-1!' })
    await browser.refusalKey('removeSecondFactor', { ...remove, factor: 'passkey' })
    await browser.refusalKey('confirmTotp', { code: '000000' })
    expect(bench.waiting).toEqual([])
    await browser.call('removeSecondFactor', remove)
    const [removed] = await bench.runJobs()
    expect(removed?.subject).toMatch(/^Se quitó un segundo paso de acceso/)
  })

  it('gets one for a passkey too, which does not tell what it is called', async () => {
    const browser = bench.browser()
    await browser.signIn('greta.lindholm-adair@example.com')
    await addPasskey(browser, 'Greta at work')
    expect(JSON.stringify(bench.waiting)).not.toContain('Greta')
    const [mail] = await bench.runJobs()
    expect(mail?.text).toMatch(/: passkey\.\n/)
    expect(mail?.idempotencyKey).not.toBe('')
  })
})

import { demoPassword } from '@porchlight/demo/world/demo-world'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterEach(() => bench.waiting.splice(0))
afterAll(() => bench.close())

const dana = 'dana.whitcombe@example.com'
const typed = { newPassword: 'Garden-lamp-42!', confirmPassword: 'Garden-lamp-42!' }

/** Each form that has links mailed, and how many mails it leads to. */
const forms = {
  forgotPassword: async () => {
    await bench.browser().call('forgotPassword', { username: dana })
    return 1
  },
  findMyAccount: async () => {
    const { confirmationNumber: identifier, zipCode } = await createCustomer(bench)
    await bench.browser().call('findMyAccount', { identifier, zipCode })
    return 1
  },
  changeEmail: async () => {
    const browser = bench.browser()
    await browser.signIn(dana)
    const newEmail = 'dana.moved@example.com'
    const body = { currentPassword: demoPassword, newEmail, confirmEmail: newEmail }
    await browser.call('changeEmail', body)
    return 2
  },
}

describe('a job that mails a link', () => {
  it.each(Object.entries(forms))(
    'of %s sends the same message in every attempt',
    async (_form, sendRequest) => {
      const count = await sendRequest()
      const mails = await bench.runJobs({
        attempts: 3,
        between: async () => bench.world.advance(60_000),
      })
      expect(mails).toHaveLength(3 * count)
      expect(new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(count)
      expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(count)
      for (const mail of mails) expect(linkTokenOf(mail)).toMatch(/^[\w-]{43}$/)
    },
  )

  it('of a new password works for as many hours as the setting says', async () => {
    bench.world.advance(86_400_000)
    await forms.forgotPassword()
    const [mail] = await bench.runJobs({ with: { passwordLinkHours: 6 } })
    expect(mail?.text).toContain('6 hours')
    const browser = bench.browser()
    browser.cookies.link = linkTokenOf(mail)
    bench.world.advance(6 * 3_600_000 - 1_000)
    expect(await browser.call('lookAtLink', { purpose: 'passwordReset' })).toEqual({ problem: null })
    bench.world.advance(2_000)
    expect(await browser.refusalKey('resetPassword', typed)).toBe('resetLinkExpired')
  })

  it('sends nothing again once its link was used', async () => {
    bench.world.advance(86_400_000)
    await forms.forgotPassword()
    const browser = bench.browser()
    const [mail, ...more] = await bench.runJobs({
      attempts: 2,
      between: async () => {
        browser.cookies.link = linkTokenOf(bench.mails.at(-1))
        await browser.call('resetPassword', typed)
        bench.waiting.splice(0)
      },
    })
    expect([mail?.to, more]).toEqual([dana, []])
  })

  it('sends another message with another link once its link has run out', async () => {
    bench.world.advance(86_400_000)
    await forms.forgotPassword()
    const mails = await bench.runJobs({
      attempts: 2,
      between: async () => bench.world.advance(3_600_000),
    })
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(new Set(mails.map(linkTokenOf)).size).toBe(2)
    const browser = bench.browser()
    browser.cookies.link = linkTokenOf(mails[0])
    expect(await browser.refusalKey('resetPassword', typed)).toBe('linkNotLatest')
    browser.cookies.link = linkTokenOf(mails[1])
    await browser.call('resetPassword', {
      newPassword: 'Garden-lamp-43!',
      confirmPassword: 'Garden-lamp-43!',
    })
  })

  it('sends nothing again once a newer link went out, and leaves that one good', async () => {
    bench.world.advance(86_400_000)
    await forms.forgotPassword()
    const mails = await bench.runJobs({
      attempts: 2,
      between: async () => {
        bench.world.advance(60_000)
        await forms.forgotPassword()
        await bench.runJobs()
      },
    })
    expect(mails).toHaveLength(2)
    const browser = bench.browser()
    browser.cookies.link = linkTokenOf(mails[1])
    expect(await browser.call('lookAtLink', { purpose: 'passwordReset' })).toEqual({ problem: null })
  })
})

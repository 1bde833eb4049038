import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const dana = 'dana.whitcombe@example.com'
const newPassword = 'Garden-lamp-42!'

async function resetLink(): Promise<string> {
  bench.world.advance(61_000)
  await bench.browser().call('forgotPassword', { username: dana })
  const [mail] = await bench.runJobs()
  return linkTokenOf(mail)
}

/** What a browser is told that opened the link, and what that took. */
async function look(token: string | null, purpose = 'passwordReset', brand: 'first' | 'second' = 'first') {
  const browser = bench.browser({ brand })
  browser.cookies.link = token
  bench.takeWork()
  const { problem } = await browser.call('lookAtLink', { purpose })
  return { problem, statements: bench.takeWork().statements }
}

it('tells what using the link would meet, by one statement whatever became of it', async () => {
  const older = await resetLink()
  const newer = await resetLink()
  const open = { problem: null, statements: 1 }
  expect(await look(older)).toEqual({ problem: 'linkNotLatest', statements: 1 })
  expect(await look(newer)).toEqual(open)
  expect(await look('x'.repeat(43))).toEqual({ problem: 'linkNotLatest', statements: 1 })
  expect(await look(newer, 'passwordReset', 'second')).toEqual({ problem: 'linkNotLatest', statements: 1 })
  expect(await look(newer, 'registration')).toEqual({ problem: 'registrationNotVerified', statements: 1 })
  expect((await look(null)).problem).toBe('linkNotLatest')

  bench.world.advance(3_600_000)
  expect(await look(newer)).toEqual({ problem: 'resetLinkExpired', statements: 1 })
})

it('uses nothing up, however often it is asked', async () => {
  const token = await resetLink()
  for (let count = 0; count < 60; count += 1) expect((await look(token)).problem).toBeNull()
  const browser = bench.browser()
  browser.cookies.link = token
  await browser.call('resetPassword', { newPassword, confirmPassword: newPassword })
  expect((await look(token)).problem).toBe('linkUsed')
})

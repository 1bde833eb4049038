import { demoPassword } from '@porchlight/demo/world/demo-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

it('a mail about a login is sent whatever time zone was stored with it', async () => {
  const username = 'dana.whitcombe@example.com'
  await bench.world.context.pool.query(
    `update record."User" set "TimeZoneSidKey" = 'Nowhere/Land' where "Username" = $1`,
    [username],
  )
  const browser = bench.browser()
  await browser.signIn(username)
  const newPassword = 'Garden-lamp-42!'
  await browser.call('changePassword', {
    currentPassword: demoPassword,
    newPassword,
    confirmPassword: newPassword,
  })
  expect(await bench.runJobs()).toMatchObject([{ to: username }])
})

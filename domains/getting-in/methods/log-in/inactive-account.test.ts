import { demoPassword } from '@porchlight/demo/world/demo-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

const dana = 'dana.whitcombe@example.com'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  await bench.world.context.pool.query(`update record."User" set "IsActive" = false where "Username" = $1`, [
    dana,
  ])
})
afterAll(() => bench.close())

const logIn = (password: string) => bench.browser().refusal('logIn', { username: dana, password })

it('the right password of an account that is not active is answered so, and a wrong one like any other', async () => {
  const refusal = await logIn(demoPassword)
  expect([refusal.key, refusal.message]).toEqual([
    'inactiveAccount',
    'Contact Customer Service. This account is not currently active.',
  ])
  expect((await logIn('Not-the-password-1!')).key).toBe('loginFailed')
})

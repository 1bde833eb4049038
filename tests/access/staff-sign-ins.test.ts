import { demoPassword } from '@porchlight/demo/world/demo-world'
import { authenticatorCode } from '@porchlight/test-kit/authenticator-code'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type PortalBrowser } from '../abuse/portal-browser'

const advisor = 'advisor.first@example.com'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ background: true })
})
afterAll(() => world.close())

const open = () => openBrowser({ context: world.context, send: async (request) => world.app.inject(request) })

async function succeed(browser: PortalBrowser, method: string, body: object = {}) {
  const answer = await browser.call(method, body)
  expect([method, answer.statusCode, answer.statusCode === 200 ? '' : answer.payload]).toEqual([
    method,
    200,
    '',
  ])
  return answer.json()
}

/** Returns the audit log's sign-in entries: what happened, by whom, and to whose login. */
async function signIns() {
  const { rows } = await world.context.pool.query<{ entry: string }>(
    `select concat_ws(' ', e.action, e.viewer_class, who."Username", 'of', login."Username") as entry
     from platform.audit_entry e
       left join record."User" who on who."Id" = e.user_id left join record."User" login on login."Id" = e.record_id
     where e.action like 'sign%' order by e.id`,
  )
  return rows.map(({ entry }) => entry)
}

describe('the audit log has of staff', () => {
  it('that they signed in, once the second factor is answered, and that they signed out', async () => {
    const browser = open()
    await succeed(browser, 'logIn', { username: advisor, password: demoPassword })
    const { secret } = await succeed(browser, 'enrolTotp')
    expect(await signIns()).toEqual([])
    const code = () => authenticatorCode(secret, world.context.now())
    await succeed(browser, 'confirmTotp', { code: code() })
    expect(await signIns()).toEqual([`signed-in advisor ${advisor} of ${advisor}`])
    await succeed(browser, 'logOut')
    await succeed(browser, 'logOut')
    world.advance(30_000)
    await succeed(browser, 'logIn', { username: advisor, password: demoPassword })
    await succeed(browser, 'verifySecondFactor', { code: code() })
    expect(await signIns()).toEqual([
      `signed-in advisor ${advisor} of ${advisor}`,
      `signed-out advisor ${advisor} of ${advisor}`,
      `signed-in advisor ${advisor} of ${advisor}`,
    ])
  })

  it('that wrong passwords locked an account; of customers it has none of this', async () => {
    const before = (await signIns()).length
    const customer = open()
    await succeed(customer, 'logIn', { username: 'dana.whitcombe@example.com', password: demoPassword })
    await succeed(customer, 'logOut')
    for (const username of ['supervisor@example.com', 'rosalinda.quintanar@example.com']) {
      for (let guess = 0; guess < 10; guess += 1) {
        await open().call('logIn', { username, password: 'Not-the-one-1!' })
      }
    }
    await world.background?.idle()
    expect((await signIns()).slice(before)).toEqual(['sign-in-locked guest of supervisor@example.com'])
  })
})

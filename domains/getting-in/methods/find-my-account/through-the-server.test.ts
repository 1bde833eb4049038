import { listMessages } from '@porchlight/providers/mail'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../../testing/new-customer'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ background: true })
})
afterAll(() => world.close())

const cookies = new Map<string, string>()

/** Posts to a method as a page's script does, keeping cookies; gives the status and the answer. */
async function post(method: string, body: object) {
  const response = await world.app.inject({
    method: 'POST',
    url: `/lwr/apex/v65.0/${method}`,
    headers: { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
    cookies: Object.fromEntries(cookies),
    payload: body,
  })
  for (const { name, value } of response.cookies) cookies.set(name, value)
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

it('a customer gets in: looked up, mailed, registered and logged in', async () => {
  const customer = await createCustomer({ world, systemViewer: world.context.systemViewer })
  const { confirmationNumber: identifier, zipCode } = customer
  const found = await post('CustomerPortalRegistrationController/findMyAccount', { identifier, zipCode })
  expect(found).toMatchObject({ status: 200, body: { location: '/find-my-account?sent' } })
  await world.background?.idle()
  const [message] = await listMessages(world.context.pool)
  expect(message?.to).toContain(customer.email)
  const link = new URL(message?.links.find((address) => address.includes('link=')) ?? '')
  expect(link.pathname).toBe('/create-password')
  const token = link.searchParams.get('link') ?? ''
  cookies.set('porchlight_link', world.context.cookieHolders.seal('link', token, null))

  const typed = { newPassword: 'Garden-lamp-42!', confirmPassword: 'Garden-lamp-42!' }
  const made = await post('CustomerPortalRegistrationController/createPassword', typed)
  expect(made).toEqual({ status: 200, body: { location: '/login?registered' } })
  expect(await post('CustomerPortalRegistrationController/createPassword', typed)).toMatchObject({
    status: 410,
  })
  const signIn = { username: customer.email, password: typed.newPassword }
  expect(await post('CustomerPortalLoginController/logIn', signIn)).toMatchObject({
    status: 200,
    body: { next: 'signedIn' },
  })
  const { body } = await post('CustomerPortalLoginController/listSessions', {})
  expect(body.sessions).toMatchObject([{ isPresent: true, isProgram: false }])
})

it('a miss is answered in the words of the specification', async () => {
  const pair = { identifier: 'nothing', zipCode: '77002' }
  const missed = await post('CustomerPortalRegistrationController/findMyAccount', pair)
  expect(missed.status).toBe(404)
  expect(missed.body.message).toBe('We are unable to locate an account with the information you provided.')
  const extra = await post('CustomerPortalRegistrationController/findMyAccount', { ...pair, admin: true })
  expect(extra.status).toBe(400)
})

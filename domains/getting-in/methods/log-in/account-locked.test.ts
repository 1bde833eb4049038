import { listMessages } from '@porchlight/providers/mail'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'

const dana = 'dana.whitcombe@example.com'
const rosalinda = 'rosalinda.quintanar@example.com'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ background: true })
})
afterAll(() => world.close())

/** Tries a wrong password from an address of its own; gives the status and the answer, byte for byte. */
async function guess(username: string, attempt = 0): Promise<readonly [number, string]> {
  const { statusCode, payload } = await world.app.inject({
    method: 'POST',
    url: '/lwr/apex/v65.0/CustomerPortalLoginController/logIn',
    headers: { host: 'localhost', origin: 'http://localhost' },
    remoteAddress: `198.51.100.${attempt + 1}`,
    payload: { username, password: 'Not-the-one-1!' },
  })
  return [statusCode, payload]
}

async function lockedMails() {
  await world.background?.idle()
  const messages = await listMessages(world.context.pool)
  return messages.filter(({ text }) => text.includes('We locked the account') || text.includes('Bloqueamos'))
}

it('the owner gets one mail for each lock-out, however many guesses come at the same time', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, attempt) => guess(dana, attempt)))
  const [mail, ...others] = await lockedMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: dana, subject: 'Your Northlamp online account is locked' })
  expect(mail?.links.some((link) => new URL(link).pathname === '/forgot-password')).toBe(true)
  world.advance(60_000)
  await guess(dana)
  expect(await lockedMails()).toHaveLength(2)
})

it('a customer of another brand and language gets it in theirs', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await guess(rosalinda, attempt)
  const mail = (await lockedMails()).find(({ to }) => to === rosalinda)
  expect(mail?.subject).toMatch(/está bloqueada$/)
})

it('the answers and the jobs are those of a username that nobody has', async () => {
  const before = (await lockedMails()).length
  const answersOf = async (username: string) => {
    const answers: (readonly [number, string])[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) answers.push(await guess(username, attempt))
    return answers
  }
  const real = await answersOf('greta.lindholm-adair@example.com')
  expect(await answersOf('nobody.here@example.com')).toEqual(real)
  expect(real.map(([status]) => status)).toEqual([...Array<number>(10).fill(401), 429, 429])
  expect(await lockedMails()).toHaveLength(before + 1)
})

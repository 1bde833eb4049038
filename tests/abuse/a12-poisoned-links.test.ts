import { byBrand } from '@porchlight/brands'
import { listMessages, type MailboxMessage } from '@porchlight/providers/mail'
import { createServer, type ServerContext } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, describe, expect, it } from 'vitest'
import { loginPath } from './abuse-world'
import { twinIt } from './twin-it'

const open: TestWorld[] = []
afterAll(async () => {
  for (const world of open) await world.close()
})

const poisoned: readonly Readonly<Record<string, string>>[] = [
  { host: 'evil.example' },
  { host: 'amigo.evil.example' },
  { host: 'localhost:6666' },
  { host: 'localhost', 'x-forwarded-host': 'evil.example' },
  { host: 'localhost', forwarded: 'host=evil.example', 'x-forwarded-port': '6666' },
  { host: 'localhost', 'x-original-url': '//evil.example/', 'x-forwarded-proto': 'gopher' },
]

describe('A12: a link in a mail', () => {
  it('leads to the address of the settings, whatever Host the request names', async () => {
    const world = await createTestWorld({ background: true, arrange: answeringAnyHost })
    open.push(world)
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when its address comes from the request', async () => {
    let requested = 'localhost'
    const world = await createTestWorld({
      background: true,
      arrange: (context) => ({
        ...context,
        brandAddress: () => `http://${requested}`,
        settings: {
          ...context.settings,
          allowedHosts: null,
          get brandAddresses() {
            const address = `http://${requested}`
            return byBrand(() => address)
          },
        },
      }),
    })
    open.push(world)
    world.app.addHook('onRequest', async (request) => {
      requested = String(request.headers['x-forwarded-host'] ?? request.headers.host)
    })
    const leaks = await findLeaks(world)
    expect(leaks).toContainEqual(expect.stringMatching(/^http:\/\/evil\.example/))
    expect(leaks).toContainEqual(expect.stringMatching(/^http:\/\/localhost:6666/))
  })
})

describe('A12: a Host that is not ours', () => {
  it('is refused where the hosts are listed', async () => {
    const [world] = open
    if (world === undefined) throw new TypeError('No world is open.')
    const listed = (hosts: ServerContext['settings']['allowedHosts']) => ({
      ...world.context,
      settings: { ...world.context.settings, allowedHosts: hosts },
    })
    expect(await answeredHosts(listed(['localhost']))).toEqual(['localhost', 'localhost:6666'])
    expect(await answeredHosts(listed(null))).toContain('evil.example')
  })
})

/** Returns a public demo: a request is answered whatever host name it uses. */
function answeringAnyHost(context: ServerContext): ServerContext {
  return { ...context, settings: { ...context.settings, allowedHosts: null } }
}

/** Returns the hosts, ours and others, that a server answers. */
async function answeredHosts(context: ServerContext): Promise<readonly string[]> {
  const app = await createServer(context, null)
  const hosts = [
    'localhost',
    'localhost:6666',
    'evil.example',
    'localhost.evil.example',
    'evil.example/AMIGO',
    'localhost@evil.example',
  ]
  const answers = await Promise.all(
    hosts.map(async (host) => {
      const answer = await app.inject({ method: 'GET', url: '/openapi.json', headers: { host } })
      return answer.statusCode === 400 ? [] : [host]
    }),
  )
  return answers.flat()
}

/** Requests a reset link under each poisoned Host and returns the links that lead elsewhere. */
async function findLeaks(world: TestWorld): Promise<readonly string[]> {
  const { pool } = world.context
  const { rows } = await pool.query<{ Username: string }>(
    `select "Username" from record."User" where "Portal_Role__c" = 'Customer' and "IsActive" order by 1 limit $1`,
    [poisoned.length],
  )
  const leaks: string[] = []
  for (const [index, headers] of poisoned.entries()) {
    const username = rows[index]?.Username ?? ''
    const answer = await world.app.inject({
      method: 'POST',
      url: `${loginPath}/forgotPassword`,
      headers: { ...headers, origin: `http://${headers.host}` },
      payload: { username },
    })
    if (answer.statusCode !== 200) throw new TypeError(answer.payload)
    await world.background?.idle()
    const message = (await listMessages(pool)).find(({ to }) => to.includes(username))
    leaks.push(...foreignLinks(message))
  }
  return leaks
}

/** The addresses in a test world's settings. */
const knownAddresses = ['http://localhost:0', 'http://amigo.localhost:0', 'http://tara.localhost:0']

function foreignLinks(message: MailboxMessage | undefined): readonly string[] {
  if (message === undefined || message.links.length === 0) throw new TypeError('No link was mailed.')
  return message.links.filter((link) => !knownAddresses.includes(new URL(link).origin))
}

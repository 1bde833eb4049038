import type { AddressInfo } from 'node:net'
import { startDemoProcessor } from '@porchlight/providers/payments'
import { createServer, type ServerContext } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawExchange } from '../robustness/raw-exchange'
import { twinIt } from './twin-it'

let world: TestWorld
const open: { close: () => unknown }[] = []

beforeAll(async () => {
  world = await createTestWorld({ portal: true, payments: true })
})
afterAll(async () => {
  for (const server of open) await server.close()
  await world.close()
})

describe('A38: a name of somebody else’s that leads to this machine', () => {
  it('is answered by nothing of a demo but a refusal', async () => {
    expect(await leaksOfNames(await portOf(world.app))).toEqual([])
  })

  twinIt('is reported by this check when a demo answers every host', async () => {
    const context: ServerContext = {
      ...world.context,
      settings: { ...world.context.settings, allowedHosts: null },
    }
    const leaks = await leaksOfNames(await portOf(await createServer(context, null)))
    expect(leaks).toContain('evil.example /dev/mailbox.json: 200')
    expect(leaks).toContain('localhost.evil.example:3200 /dev: 200')
  })

  it('is answered by the payment stand-in no better, and its controls are pressed by its own page alone', async () => {
    const standIn = world.payments?.standIn
    if (standIn === null || standIn === undefined) throw new TypeError('No stand-in takes payments.')
    expect(await leaksOfControls(standIn)).toEqual([])
  })

  twinIt('is reported by this check when the stand-in answers every host', async () => {
    const standIn = await startDemoProcessor({
      pool: world.context.pool,
      apiKey: 'key',
      webhookSecret: 'secret',
      webhookAddress: 'http://127.0.0.1:1/',
    })
    open.push(standIn)
    expect(await leaksOfControls(standIn)).toEqual(['evil.example /: 200', 'evil.example moved the controls'])
  })
})

describe('A38: a target that is no path of this site', () => {
  it('is refused, whatever it names', async () => {
    expect(await leaksOfTargets(await portOf(world.app))).toEqual([])
  })

  twinIt('is reported by this check when it is answered as the path in it', async () => {
    const app = await createServer(world.context, null)
    app.addHook('onSend', async (request, reply, payload) => {
      const { pathname } = new URL(request.originalUrl, 'http://localhost')
      if (reply.statusCode === 400) reply.status(303).header('location', pathname)
      return payload
    })
    expect(await leaksOfTargets(await portOf(app))).toEqual(
      // Node itself accepts no target that starts with a letter and names no host.
      targets.filter((target) => target !== 'login').map((target) => `${target}: 303`),
    )
  })

  it('leads a mailed link nowhere else, however its path is written', async () => {
    const port = await portOf(world.app)
    for (const path of [
      '/usage',
      '/es/usage',
      '/./usage',
      '//evil.example/',
      '/es/..//evil.example',
      '/login',
    ]) {
      const { text } = await get(port, `${path}?link=abc`, 'localhost')
      const location = /^location: (.*)$/im.exec(text)?.[1]?.trim()
      if (location !== undefined)
        expect([path, new URL(location, 'http://localhost').host]).toEqual([path, 'localhost'])
    }
    // The sign-in page may be the target of an attacker's redirect: it is not a page to redirect to.
    const stored = {
      '/es/usage?link=abc&month=7': '/es/usage?month=7',
      '/es/login?link=abc&startURL=/x': '/es',
    }
    for (const [target, location] of Object.entries(stored)) {
      expect((await get(port, target, 'localhost')).text).toContain(`\r\nlocation: ${location}\r\n`)
    }
  })
})

const foreignHosts = [
  'evil.example',
  'evil.example:3200',
  'localhost.evil.example:3200',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
]

const paths = [
  '/',
  '/dev',
  '/dev/mailbox',
  '/dev/mailbox.json',
  '/login',
  '/openapi.json',
  '/nowhere',
  '/%zz',
]

async function leaksOfNames(port: number): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const host of foreignHosts) {
    for (const path of paths) {
      const { status } = await get(port, path, host)
      if (status !== 400) leaks.push(`${host} ${path}: ${status}`)
    }
  }
  const { status } = await get(port, '/dev/mailbox.json', `amigo.localhost:${port}`)
  if (status !== 200) leaks.push(`our own page: ${status}`)
  return leaks
}

interface StandIn {
  readonly port: number
  readonly faults: { mood: string }
}

async function leaksOfControls({ port, faults }: StandIn): Promise<readonly string[]> {
  const leaks: string[] = []
  const page = await get(port, '/', 'evil.example')
  if (page.status === 200) leaks.push(`evil.example /: ${page.status}`)
  const own = `localhost:${port}`
  const press = async (host: string, headers: string) => {
    faults.mood = 'well'
    await rawExchange(
      port,
      `POST /controls HTTP/1.1\r\nHost: ${host}\r\n${headers}Content-Length: 12\r\nConnection: close\r\n\r\nmood=hanging`,
    )
    const moved = faults.mood === 'hanging'
    faults.mood = 'well'
    return moved
  }
  const foreign: readonly (readonly [string, string])[] = [
    ['evil.example', 'Origin: http://evil.example\r\n'],
    [own, 'Origin: http://evil.example\r\n'],
    [own, 'Origin: null\r\n'],
    [own, `Origin: http://${own}\r\nSec-Fetch-Site: cross-site\r\n`],
    [own, 'Sec-Fetch-Site: same-site\r\n'],
  ]
  for (const [host, headers] of foreign) {
    if (await press(host, headers)) leaks.push(`${host} moved the controls`)
  }
  const isPressed = await press(own, `Origin: http://${own}\r\nSec-Fetch-Site: same-origin\r\n`)
  if (!isPressed || !(await press(own, ''))) leaks.push('our own page moves nothing')
  return leaks
}

const targets = [
  'http://evil.example/login',
  'http://localhost/login',
  'https://localhost/',
  'login',
  '*',
  '/usage/..\\\\evil.example?link=x',
  '/\\evil.example',
  '/usage?next=\\evil.example',
]

async function leaksOfTargets(port: number): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const target of targets) {
    const { status, text } = await get(port, target, 'localhost')
    if (status !== 400 || /evil/.test(text)) leaks.push(`${target}: ${status}`)
  }
  return leaks
}

function get(port: number, target: string, host: string) {
  return rawExchange(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
}

async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) {
    await app.listen({ port: 0, host: '127.0.0.1' })
    open.push(app)
  }
  return (app.server.address() as AddressInfo).port
}

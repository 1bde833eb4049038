import { errorCatalogue } from '@porchlight/errors'
import { registerOAuthClient } from '@porchlight/server/testing'
import { createVisitor } from '@porchlight/test-kit/oauth-visitor'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { type FixtureViewer, fixtures } from '@porchlight/ui-api/fixtures'
import { Connection, OAuth2 } from 'jsforce'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoFixtureWorld, injection, openFixtureWorld, usernames } from './demo-fixture-world'

// A client library of the reference platform, as published: nothing in it knows about this project.

const redirectUri = 'https://app.example.com/callback'

let world: TestWorld
let demo: DemoFixtureWorld
let client: { id: string; secret: string | null }
const connections = new Map<FixtureViewer, Connection>()

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  demo = await openFixtureWorld(world)
  client = await registerOAuthClient(
    world.context.pool,
    {
      name: 'Home Meter',
      confidential: true,
      redirectUris: [redirectUri],
      grantTypes: ['authorization_code', 'refresh_token'],
      scopes: ['openid', 'api', 'refresh_token'],
      allowedOrigins: [],
      serviceUserId: null,
    },
    world.context.now(),
  )
  for (const viewer of Object.keys(usernames) as (keyof typeof usernames)[])
    connections.set(viewer, await signIn(usernames[viewer]))
})
afterAll(() => world.close())

async function signIn(username: string): Promise<Connection> {
  const oauth2 = new OAuth2({
    loginUrl: world.origin,
    clientId: client.id,
    clientSecret: client.secret ?? '',
    redirectUri,
  })
  // Its own verifiers have 171 characters, and RFC 7636 allows 128.
  oauth2.codeVerifier = openid.randomPKCECodeVerifier()
  const visitor = await createVisitor(world, username)
  const address = new URL(oauth2.getAuthorizationUrl({ scope: 'openid api refresh_token', state: 'blue' }))
  const callback = await visitor.approve(address)
  expect(callback.searchParams.get('state')).toBe('blue')
  const connection = new Connection({ oauth2, version: '65.0' })
  const { id } = await connection.authorize(callback.searchParams.get('code') ?? '')
  expect([id, connection.instanceUrl]).toEqual([visitor.userId, world.origin])
  return connection
}

function connectionOf(viewer: FixtureViewer): Connection {
  const connection = connections.get(viewer)
  if (connection === undefined) throw new TypeError(`nobody signed in as ${viewer}`)
  return connection
}

/** Returns the error that a request ends in; null when it succeeds. */
async function errorOf(
  request: Promise<unknown>,
): Promise<(Error & { errorCode?: string; data?: unknown }) | null> {
  return await request.then(
    () => null,
    (error: Error) => error,
  )
}

it('learns whom it acts for, and of nobody else', async () => {
  const connection = connectionOf('customer')
  const url = connection.userInfo?.url ?? ''
  expect(await connection.identity()).toMatchObject({ id: url, display_name: 'Dana Whitcombe', active: true })
  for (const other of [
    connectionOf('admin').userInfo?.url ?? '',
    url.replace(/\w+$/, '005000000000002AAA'),
  ]) {
    const error = await errorOf(connection.request(other))
    expect(error).toMatchObject({ errorCode: 'INSUFFICIENT_ACCESS' })
  }
  expect((await fetch(url)).status).toBe(401)
})

describe('sends every example of every call that has a sender, and understands the answer', () => {
  const examples = fixtures.flatMap(({ contract, cases }) =>
    cases
      .filter(({ viewer, sentBefore = 0 }) => viewer !== 'guest' && sentBefore === 0)
      .map((example) => ({
        name: `${contract.method} ${contract.path}: ${example.title}`,
        contract,
        example,
      })),
  )
  it.each(examples)('$name', async ({ contract, example: { viewer, request, gives } }) => {
    const { method, url, headers, payload } = injection(
      contract,
      undefined,
      request(demo),
      '/services/data/v65.0',
    )
    const body = typeof payload === 'object' && !Buffer.isBuffer(payload) ? JSON.stringify(payload) : payload
    const error = await errorOf(
      connectionOf(viewer).request({
        method,
        url,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body }),
      } as Parameters<Connection['request']>[0]),
    )
    if (gives === 'success') {
      expect(error).toBeNull()
      return
    }
    const { code } = errorCatalogue[gives]
    expect(error?.message).toMatch(/./)
    if (contract.errorKind === 'read') expect(error?.errorCode).toBe(code)
    else expect(JSON.stringify(error?.data)).toContain(`"errorCode":"${code}"`)
  })
})

it('renews its access by itself when it has expired, and ends with the sign-in', async () => {
  const connection = connectionOf('supervisor')
  const before = connection.accessToken
  world.advance(31 * 60_000)
  const accounts = () => connection.request<{ count: number }>('/ui-api/list-records/Account/AllAccounts')
  expect((await accounts()).count).toBeGreaterThan(0)
  expect(connection.accessToken).not.toBe(before)
  const { identity } = world.context
  const userId = connection.userInfo?.id ?? ''
  for (const { id, deviceLabel } of await identity.listSessions(userId))
    if (deviceLabel === 'Home Meter') await identity.endSessionOf(userId, id)
  expect(await errorOf(accounts())).not.toBeNull()
})

import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerOAuthClient } from './oauth-clients'
import { createVisitor, type Visitor } from './testing/visitor'

const dana = 'dana.whitcombe@example.com'
const rosalinda = 'rosalinda.quintanar@example.com'
const redirectUri = 'https://app.example.com/callback'

let world: TestWorld
let visitor: Visitor
let client: { id: string; secret: string | null }

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  client = await registerOAuthClient(
    world.context.pool,
    {
      name: 'Home Meter',
      confidential: true,
      redirectUris: [redirectUri],
      grantTypes: ['authorization_code', 'refresh_token'],
      scopes: ['openid', 'api', 'api:read', 'refresh_token'],
      allowedOrigins: ['https://app.example.com'],
      serviceUserId: null,
    },
    world.context.now(),
  )
  visitor = await createVisitor(world, dana)
})
afterAll(() => world.close())

const discover = () =>
  openid.discovery(new URL(world.origin), client.id, client.secret ?? '', undefined, {
    execute: [openid.allowInsecureRequests],
  })

async function signIn(scope: string, as = visitor) {
  const config = await discover()
  const verifier = openid.randomPKCECodeVerifier()
  const state = openid.randomState()
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const callback = await as.approve(url)
  const tokens = await openid.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  })
  return { config, tokens, callback, verifier }
}

const call = (path: string, token: string, init: RequestInit = {}) =>
  fetch(`${world.origin}/services/data/v65.0/ui-api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  })
const accounts = '/list-records/Account/AllAccounts?fields=Account.Name'

describe('a program that a person approved', () => {
  it('reads through openid-client what the person may, and knows who that is', async () => {
    const { config, tokens } = await signIn('openid api refresh_token')
    const listed = await call(accounts, tokens.access_token)
    expect(listed.status).toBe(200)
    expect(JSON.stringify(await listed.json())).toContain('1204 Juniper Bend Ln')
    const sub = tokens.claims()?.sub ?? ''
    expect(await openid.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({ sub })
    expect(tokens.instance_url).toBe(world.origin)
  })
})

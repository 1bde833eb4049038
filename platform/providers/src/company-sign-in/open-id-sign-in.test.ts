import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CompanySignInFailure } from './company-sign-in-port'
import { createOpenIdSignIn } from './open-id-sign-in'

const clientId = 'porchlight'
const clientSecret = 'a-secret-of-the-company-and-us'
const proof = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }

let keys: Awaited<ReturnType<typeof generateKeyPair>>
let issuer = ''
/** What the provider says of itself beside its addresses, and the ID token that it answers with. */
let metadata: object = {}
let idToken = ''

const server = createServer((request, response) => {
  const say = (body: object) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  }
  if (request.url === '/keys') {
    void exportJWK(keys.publicKey).then((key) => say({ keys: [{ ...key, kid: 'company', use: 'sig' }] }))
  } else if (request.url === '/token') {
    say({ access_token: 'an-access-token', token_type: 'Bearer', id_token: idToken })
  } else {
    say({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...metadata,
    })
  }
})

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(
  () =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(done)
    }),
)
beforeEach(() => {
  metadata = { id_token_signing_alg_values_supported: ['RS256', 'HS256'] }
})

const open = () =>
  createOpenIdSignIn({
    issuer,
    clientId,
    clientSecret,
    scope: 'openid email',
    groupsClaim: 'groups',
    externalIdClaim: 'sub',
    levels: [],
  })

const claims = () => {
  const iat = Math.floor(Date.now() / 1_000)
  const person = { sub: 's-1', email: 'advisor@example.com', groups: ['desk'] }
  return { iss: issuer, aud: clientId, iat, exp: iat + 120, nonce: proof.nonce, ...person }
}

const signed = (alg: string, key: Parameters<SignJWT['sign']>[0]) =>
  new SignJWT(claims()).setProtectedHeader({ alg, kid: 'company' }).sign(key)

/** Comes back from the provider with its answer. */
const finish = () => {
  const callback = new URL(`https://my.example.com/company-sign-in/callback?code=c&state=${proof.state}`)
  return open().finish({ callback, proof })
}

describe('an ID token', () => {
  it('counts with a signature of the provider', async () => {
    idToken = await signed('RS256', keys.privateKey)
    expect(await finish()).toMatchObject({ issuer, subject: 's-1', groups: ['desk'] })
  })

  it.each<[string, () => Promise<Uint8Array>]>([
    ['our own secret', async () => Buffer.from(clientSecret)],
    ['the public key, as text', async () => Buffer.from(await exportSPKI(keys.publicKey))],
    [
      'the public key, as it is given out',
      async () => Buffer.from(JSON.stringify(await exportJWK(keys.publicKey))),
    ],
  ])('under an HMAC of %s is refused, though the provider lists the algorithm', async (_name, secret) => {
    idToken = await signed('HS256', await secret())
    await expect(finish()).rejects.toMatchObject({ name: 'CompanySignInFailure', kind: 'refused' })
  })
})

describe('what the provider says of itself', () => {
  it('is not believed where it is another issuer that says it', async () => {
    metadata = { issuer: 'http://evil.example' }
    idToken = await signed('RS256', keys.privateKey)
    const begun = open().begin({ redirectUri: 'https://my.example.com/company-sign-in/callback', proof })
    await expect(begun).rejects.toBeInstanceOf(CompanySignInFailure)
    await expect(finish()).rejects.toBeInstanceOf(CompanySignInFailure)
  })
})

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A software authenticator: it does what a phone or a security key does, without user interaction. */
export interface SoftwareAuthenticator {
  /** Responds to a registration challenge; the changes corrupt the response. */
  readonly register: (options: unknown, changes?: { readonly userVerified?: boolean }) => object
  /** Responds to a sign-in challenge; the changes corrupt the response, for tests of rejections. */
  readonly authenticate: (
    options: unknown,
    changes?: { readonly origin?: string; readonly userVerified?: boolean; readonly challenge?: string },
  ) => object
}

const userPresent = 0x01
const userVerifiedFlag = 0x04
const attestedData = 0x40

const flagsOf = (userVerified: boolean) => userPresent | (userVerified ? userVerifiedFlag : 0)

/** Creates one with a new P-256 key, on the site `origin`. */
export function createAuthenticator(origin: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const siteHash = createHash('sha256').update(new URL(origin).hostname).digest()
  let counter = 0

  const authenticatorData = (flags: number, more: Buffer) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([siteHash, Buffer.from([flags]), count, more])
  }
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    register: (options, { userVerified = true } = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const data = authenticatorData(flagsOf(userVerified) | attestedData, credential)
      return answer({
        clientDataJSON: clientData('webauthn.create', challengeOf(options), origin).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal'],
      })
    },
    authenticate: (options, changes = {}) => {
      const { userVerified = true, challenge = challengeOf(options) } = changes
      const data = authenticatorData(flagsOf(userVerified), Buffer.alloc(0))
      const client = clientData('webauthn.get', challenge, changes.origin ?? origin)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}

function challengeOf(options: unknown): string {
  const challenge: unknown =
    typeof options === 'object' && options !== null ? Reflect.get(options, 'challenge') : null
  if (typeof challenge !== 'string') throw new TypeError('The options hold no challenge.')
  return challenge
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** Returns the public key as authenticators write it: a CBOR map of COSE parameters (EC2, ES256, P-256, x, y). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (label: number, text: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ])
}

/** Returns `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
}

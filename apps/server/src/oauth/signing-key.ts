import { createECDH, createHash, hkdfSync } from 'node:crypto'
import type { JWK } from 'oidc-provider'

/**
 * The key that id tokens are signed with (ES256), as it follows from a secret of the installation: all processes have
 * the same without storing it.
 */
export function signingKeyOf(secret: string): JWK {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `oauth id token ${attempt}`, 32))
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(scalar)
    } catch {
      // One scalar in 2^32 is not valid for this curve.
      continue
    }
    const point = curve.getPublicKey()
    const x = point.subarray(1, 33).toString('base64url')
    const y = point.subarray(33).toString('base64url')
    const kid = createHash('sha256').update(`${x}.${y}`).digest('base64url').slice(0, 16)
    return { kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256', kid, x, y, d: scalar.toString('base64url') }
  }
  throw new TypeError('The secret gives no key.')
}

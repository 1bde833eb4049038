/**
 * The signature algorithms that a token of the company's provider may have: those that only the provider can produce.
 * None is an HMAC, which could also be produced with our own secret, or with a public key mistaken for one; and none is
 * the absence of a signature.
 */
export const signatureAlgorithms: readonly string[] = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

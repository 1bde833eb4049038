/**
 * The signatures that a token of the company's provider may have: those that the provider alone can make. None is an
 * HMAC, which our own secret, or a public key that is taken for one, could make as well; and none is no signature.
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

import { isSignedBody, readSignature, signBody } from '../../http/signed-body'

/** What a check came to. */
export const identityOutcomes = ['passed', 'failed', 'review'] as const
export type IdentityOutcome = (typeof identityOutcomes)[number]

/** A callback that the service has signed. */
export interface IdentityCallback {
  readonly reference: string
  readonly checkReference: string
  readonly outcome: IdentityOutcome
}

/** The header that carries the signature: `t=<seconds>,v1=<hex>`. */
export const identitySignatureHeader = 'identity-signature'

/** Signs a callback as the service does. */
export function signIdentityCallback(body: string, secret: string, now: Date): string {
  return signBody(body, secret, now)
}

/** Reads a callback; null unless one of `secrets` signed these very bytes within the last five minutes. */
export function readIdentityCallback(
  callback: { readonly body: string; readonly signature: string | undefined },
  secrets: readonly string[],
  now: Date,
): IdentityCallback | null {
  const signature = readSignature(callback.signature)
  if (signature === null || !isSignedBody(callback.body, signature, secrets, now)) return null
  return parse(callback.body)
}

function parse(body: string): IdentityCallback | null {
  try {
    const { reference, checkReference, outcome } = JSON.parse(body) as Partial<Record<string, unknown>>
    const known = identityOutcomes.find((name) => name === outcome)
    if (typeof reference !== 'string' || typeof checkReference !== 'string' || known === undefined)
      return null
    return { reference, checkReference, outcome: known }
  } catch {
    return null
  }
}

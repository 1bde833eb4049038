import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a check came to. */
export const identityOutcomes = ['passed', 'failed', 'review'] as const
export type IdentityOutcome = (typeof identityOutcomes)[number]

/** A callback that the service has signed. */
export interface IdentityCallback {
  readonly reference: string
  readonly checkReference: string
  readonly outcome: IdentityOutcome
}

/** The header with `t=SECONDS,v1=HEX`: HMAC-SHA-256 over the seconds, a point and the very bytes of the body. */
export const identitySignatureHeader = 'identity-signature'

/** How old a callback may be, and how far ahead of our clock (abuse case A24). */
const toleranceSeconds = 300

/** Signs a callback as the service does. */
export function signIdentityCallback(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac(seconds, body, secret)}`
}

/** Reads a callback; null unless one of `secrets` signed these very bytes within the last five minutes. */
export function readIdentityCallback(
  { body, signature }: { readonly body: string; readonly signature: string | undefined },
  secrets: readonly string[],
  now: Date,
): IdentityCallback | null {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '')
  if (parts === null) return null
  const seconds = Number(parts[1])
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return null
  const given = Buffer.from(parts[2] ?? '', 'hex')
  const isSigned = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(hmac(seconds, body, secret), 'hex'), given),
  )
  return isSigned ? parse(body) : null
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

function hmac(seconds: number, body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be, in seconds, either way: clocks differ (abuse case A24). */
const toleranceSeconds = 300

/** The contents of a signature header: when it was created, and one digest for each secret in use. */
export interface BodySignature {
  readonly seconds: number
  readonly digests: readonly Buffer[]
}

/**
 * Returns the header value `t=<seconds>,v1=<hex>`: HMAC-SHA-256 over the seconds, a point and the exact bytes of the
 * body; with one `v1` for each of several secrets.
 */
export function signBody(body: string | Uint8Array, secrets: string | readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const digests = [secrets].flat().map((secret) => `v1=${digestOf(seconds, body, secret).toString('hex')}`)
  return [`t=${seconds}`, ...digests].join(',')
}

/** Reads a header with exactly one digest; null for any other. */
export function readSignature(header: string | undefined): BodySignature | null {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (time === undefined || hex === undefined) return null
  return { seconds: Number(time), digests: [Buffer.from(hex, 'hex')] }
}

/**
 * Checks whether one of `secrets` signed exactly these bytes within five minutes of `now`. Accepting several secrets
 * allows rotation.
 */
export function isSignedBody(
  body: string | Uint8Array,
  { seconds, digests }: BodySignature,
  secrets: readonly string[],
  now: Date,
): boolean {
  const age = Math.abs(now.getTime() / 1000 - seconds)
  if (!(age <= toleranceSeconds)) return false
  return secrets.some((secret) => {
    const wanted = digestOf(seconds, body, secret)
    return digests.some((digest) => timingSafeEqual(digest, wanted))
  })
}

function digestOf(seconds: number, body: string | Uint8Array, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}

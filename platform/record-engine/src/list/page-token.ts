import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '@porchlight/errors'
import type { PagePosition } from '../record-engine'

/** A value of an order key as returned by the driver. */
export type KeyValue = string | number | boolean | null

/** Where a page begins: at a number of rows from the start, or right after or before a row's keys. */
export type Seek =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'after' | 'before'; readonly keys: readonly KeyValue[] }

/** The rows that can be reached by a numeric token, as the reference platform's clients send it. */
const offsetLimit = 2_000
const tokenLimit = 8_000
const startToken = '0'

/** The start of a list, and its token. */
export const start: Seek = { kind: 'offset', offset: 0 }

/**
 * Reads a position. `binding` is what the token must have been issued for: viewer and request. Anything forged, foreign
 * or out of range fails with the same `invalidPageToken`.
 */
export function readPosition(
  position: PagePosition,
  secret: string,
  binding: string,
  keyCount: number,
): { readonly seek: Seek; readonly token: string } {
  if (position.kind !== 'token') return { seek: start, token: startToken }
  const { token } = position
  if (/^\d{1,6}$/.test(token)) {
    const offset = Number(token)
    if (offset > offsetLimit) throw invalidToken(token)
    return { seek: { kind: 'offset', offset }, token: String(offset) }
  }
  const [payload, signature, ...rest] = token.split('.')
  if (payload === undefined || signature === undefined || rest.length > 0 || token.length > tokenLimit) {
    throw invalidToken(token)
  }
  const expected = Buffer.from(sign(payload, secret, binding))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalidToken(token)
  const seek = parsePayload(payload)
  if (seek === null || seek.keys.length !== keyCount) throw invalidToken(token)
  return { seek, token }
}

/** Returns the token of a position; a list's start and other offsets are plain numbers. */
export function writeToken(seek: Seek, secret: string, binding: string): string {
  if (seek.kind === 'offset') return String(seek.offset)
  const payload = Buffer.from(JSON.stringify([seek.kind, ...seek.keys])).toString('base64url')
  return `${payload}.${sign(payload, secret, binding)}`
}

function sign(payload: string, secret: string, binding: string): string {
  return createHmac('sha256', secret).update(`${payload}\n${binding}`).digest('base64url')
}

/** Payloads that come here are signed by us; the check guards against older forms of our own. */
function parsePayload(payload: string): { kind: 'after' | 'before'; keys: readonly KeyValue[] } | null {
  const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  if (!Array.isArray(parsed)) return null
  const [kind, ...keys]: unknown[] = parsed
  if ((kind !== 'after' && kind !== 'before') || !keys.every(isKeyValue)) return null
  return { kind, keys }
}

/** Whether a cell can be a key of a token; every column type arrives as one of these. */
export function isKeyValue(value: unknown): value is KeyValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function invalidToken(token: string): Error {
  return fail('invalidPageToken', { value: token.slice(0, 100) })
}

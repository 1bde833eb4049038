import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { isSignedBody, readSignature } from './signed-body'

/** A callback as received. */
export interface SignedCallback {
  readonly body: string
  /** The header `t=<seconds>,v1=<hex>`; undefined when it is missing or repeated. */
  readonly signature: string | undefined
}

/**
 * Reads a callback according to `schema`; null for another form, and unless one of `secrets` signed these exact bytes
 * within the last five minutes.
 */
export function readSignedCallback<Schema extends TSchema>(
  schema: Schema,
  { body, signature: header }: SignedCallback,
  secrets: readonly string[],
  now: Date,
): Static<Schema> | null {
  const signature = readSignature(header)
  if (signature === null || !isSignedBody(body, signature, secrets, now)) return null
  try {
    const callback: unknown = JSON.parse(body)
    return Value.Check(schema, callback) ? callback : null
  } catch {
    return null
  }
}

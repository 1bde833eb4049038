import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const changeIdBytes = 16

/**
 * Encrypts a position for clients: bound to one viewer with its current rights, and opaque, since its numbers reveal
 * how much is written that the viewer does not see. A given position always has the same form.
 */
export function sealPosition(position: string, viewer: Viewer, secret: string): string {
  const key = keyOf(secret)
  const binding = bindingOf(viewer)
  // A nonce derived from everything that is sealed is never reused for different content.
  const nonce = createHmac('sha256', key).update(`${binding}\n${position}`).digest().subarray(0, nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(binding))
  const sealed = Buffer.concat([sealing.update(position, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** Reads a sealed position; forged ones and those of other viewers fail with the same `invalidChangePosition`. */
export function openPosition(sealed: string, viewer: Viewer, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  // Every character is checked: the same bytes can be decoded from different text.
  if (bytes.length <= nonceBytes + tagBytes || bytes.toString('base64url') !== sealed) throw invalid()
  const nonce = bytes.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, keyOf(secret), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(bindingOf(viewer)))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString()
  } catch (error) {
    throw invalid(error)
  }
}

/** Returns the id of a change, the same for everyone: it reveals nothing about the change's position. */
export function changeIdOf(position: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`change ${position}`)
    .digest()
    .subarray(0, changeIdBytes)
    .toString('base64url')
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('position of the change feed').digest()
}

function bindingOf({ language: _language, ...identity }: Viewer): string {
  return JSON.stringify(Object.entries(identity).sort())
}

function invalid(cause?: unknown): Error {
  return fail('invalidChangePosition', {}, { cause })
}

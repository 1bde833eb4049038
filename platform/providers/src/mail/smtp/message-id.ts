import { createHash } from 'node:crypto'

/** Returns the Message-ID of a key: always the same, and the key cannot be derived from it. */
export function messageIdOf(idempotencyKey: string, fromAddress: string): string {
  const digest = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40)
  return `<${digest}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`
}

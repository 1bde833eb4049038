import { createHash } from 'node:crypto'

/** The Message-ID of a key: always the same, and the key cannot be read from it. */
export function messageIdOf(idempotencyKey: string, fromAddress: string): string {
  const digest = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 40)
  return `<${digest}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`
}

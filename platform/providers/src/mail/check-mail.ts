import { fail } from '@porchlight/errors'
import type { OutgoingMail } from './mail-port'

const oneAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** Line breaks end a header, and other control characters are not allowed in one. */
const controlCharacter = /[\p{Cc}\u2028\u2029]/u

/**
 * Rejects a message with headers that allow injection, or with more than one recipient. Whether the addresses exist is
 * for the mail server to decide.
 *
 * @throws invalidFieldValue with the name of the part
 */
export function checkMail(mail: OutgoingMail): void {
  const headers = {
    idempotencyKey: mail.idempotencyKey,
    'from.name': mail.from.name,
    'from.address': mail.from.address,
    to: mail.to,
    subject: mail.subject,
    unsubscribe: mail.unsubscribe ?? '',
  }
  for (const [label, value] of Object.entries(headers)) {
    if (controlCharacter.test(value))
      throw refuse(label, 'It may not hold line breaks or control characters.')
  }
  if (!/^[\x21-\x7e]{1,200}$/.test(mail.idempotencyKey)) {
    throw refuse('idempotencyKey', 'It needs 1 to 200 printable characters without spaces.')
  }
  for (const [label, value] of [
    ['from.address', mail.from.address],
    ['to', mail.to],
  ] as const) {
    if (value.length > 254 || !oneAddress.test(value)) throw refuse(label, 'It needs one mail address.')
  }
  if (mail.unsubscribe !== null && !/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(mail.unsubscribe)) {
    throw refuse('unsubscribe', 'It needs one web address.')
  }
  if (mail.subject.trim() === '') throw refuse('subject', 'It may not be empty.')
}

function refuse(label: string, reason: string) {
  return fail('invalidFieldValue', { label, reason })
}

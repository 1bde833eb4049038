import { type Mail, type MailInput, renderSubject } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { recordMessage } from '../messages/record-message'
import { maskEmail } from '../person/mask-email'

/** Whom a mail goes to. */
export interface MailEnvelope {
  /** The customer whose timeline shows it; null for staff, who have none. */
  readonly contactId: string | null
  readonly to: string
  /** The job's id, or the key from `issueLink` for a mail that contains a link. */
  readonly idempotencyKey: string
  /** Whether it is sent although the customer turned its group off: in this case the register requires it. */
  readonly isRequired?: boolean
}

/** Records that a mail went to a customer, was refused or withheld; see `recordMessage`. */
export async function recordMail<Value extends string, Link extends string>(
  services: PortalJobServices,
  mail: Mail<Value, Link>,
  { brand, language }: MailInput<Value, Link>,
  { contactId, to, idempotencyKey }: MailEnvelope,
  outcome: 'Sent' | 'Refused' | 'Withheld',
  messageId?: string,
): Promise<void> {
  // Staff have logins and mails about them, and are no customers.
  if (contactId === null) return
  await recordMessage(services, outcome, {
    contactId,
    kind: mail.name,
    title: { en: renderSubject(mail, brand, 'en'), es: renderSubject(mail, brand, 'es') },
    channel: 'Email',
    language,
    maskedAddress: maskEmail(to),
    ...(messageId === undefined ? {} : { messageId }),
    ...(outcome === 'Withheld' ? { reason: 'Turned_Off' as const } : {}),
    key: `${mail.name} ${idempotencyKey}`,
  })
}

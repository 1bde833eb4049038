import { type Mail, type MailInput, renderSubject } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { first } from '@porchlight/server-methods/records/list'
import { create, update } from '@porchlight/server-methods/records/write'
import { sentMessageObject } from '../../objects/sent-message/object'
import { maskEmail } from '../person/mask-email'

/** Whom a mail goes to. */
export interface MailEnvelope {
  /** The customer whose timeline shows it; null for staff, who have none. */
  readonly contactId: string | null
  readonly to: string
  /** The job's id, or what `issueLink` gives for a mail that holds a link. */
  readonly idempotencyKey: string
}

/**
 * Records that a mail went to a customer, or was refused: once, however often its job is tried. A mail that was sent
 * stays sent. A record that cannot be written is reported to operators and fails no job, since that would send again.
 */
export async function recordMail<Value extends string, Link extends string>(
  services: PortalJobServices,
  mail: Mail<Value, Link>,
  { brand, language }: MailInput<Value, Link>,
  { contactId, to, idempotencyKey }: MailEnvelope,
  outcome: 'Sent' | 'Refused',
): Promise<void> {
  // Staff have logins and mails about them, and are no customers.
  if (contactId === null) return
  const { engine, systemViewer, alarm } = services
  const key = `${mail.name} ${idempotencyKey}`
  try {
    const known = await first(engine, systemViewer, sentMessageObject, {
      fields: ['Outcome__c'],
      where: { Idempotency_Key__c: key },
    })
    if (known === null) {
      await create(engine, systemViewer, sentMessageObject, {
        Contact__c: contactId,
        Message_Kind__c: mail.name,
        Subject_English__c: renderSubject(mail, brand, 'en').slice(0, 80),
        Subject_Spanish__c: renderSubject(mail, brand, 'es').slice(0, 80),
        Channel__c: 'Email',
        Language__c: language,
        Outcome__c: outcome,
        Sent_At__c: services.now().toISOString(),
        Masked_Address__c: maskEmail(to),
        Idempotency_Key__c: key,
      })
    } else if (known.Outcome__c === 'Refused' && outcome === 'Sent') {
      await update(engine, systemViewer, sentMessageObject, known.id, { Outcome__c: outcome })
    }
  } catch {
    alarm('mails.not-recorded', { mail: mail.name })
  }
}

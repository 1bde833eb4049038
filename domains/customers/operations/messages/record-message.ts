import type { Language } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { first } from '@porchlight/server-methods/records/list'
import { create, update } from '@porchlight/server-methods/records/write'
import type { WithheldReason } from '../../facts/withheld-reasons'
import { sentMessageObject } from '../../objects/sent-message/object'

/** A mail or a text to a customer, as it is recorded. */
export interface OutgoingMessage {
  readonly contactId: string
  /** The name of the mail or the text in the code. */
  readonly kind: string
  /** What it is about, in which nothing is personal. */
  readonly title: Readonly<Record<Language, string>>
  readonly channel: 'Email' | 'Text'
  readonly language: Language
  readonly maskedAddress: string
  /** Of a mail that was sent: what events of the mail service name it by. */
  readonly messageId?: string
  /** Why it was withheld. */
  readonly reason?: WithheldReason
  /** Identifies the message permanently, however often its job is tried. */
  readonly key: string
}

/** How far a message got; `Delivered` and `Not_Delivered` once its service reports it. */
export type MessageOutcome = 'Withheld' | 'Refused' | 'Sent' | 'Not_Delivered' | 'Delivered'

/** An outcome only takes the place of one before it, whatever order the reports of it come in. */
const order: readonly (string | null)[] = ['Withheld', 'Refused', 'Sent', 'Not_Delivered', 'Delivered']

/**
 * Records that a message went to a customer, was refused or withheld: once, however often its job is tried. A message that
 * was sent stays sent. A record that cannot be written is reported to operators and fails no job, since that would send
 * again.
 */
export async function recordMessage(
  services: PortalJobServices,
  outcome: 'Sent' | 'Refused' | 'Withheld',
  message: OutgoingMessage,
): Promise<void> {
  const { engine, systemViewer, alarm } = services
  try {
    if (await recordOutcome(services, message.key, outcome)) return
    await create(engine, systemViewer, sentMessageObject, {
      Contact__c: message.contactId,
      Message_Kind__c: message.kind,
      Subject_English__c: message.title.en.slice(0, 80),
      Subject_Spanish__c: message.title.es.slice(0, 80),
      Channel__c: message.channel,
      Language__c: message.language,
      Outcome__c: outcome,
      Withheld_Reason__c: message.reason ?? null,
      Sent_At__c: services.now().toISOString(),
      Masked_Address__c: message.maskedAddress,
      Message_Id__c: message.messageId ?? null,
      Idempotency_Key__c: message.key,
    })
  } catch {
    // Of two concurrent attempts, the second finds the record of the first.
    if (await recordOutcome(services, message.key, outcome).catch(() => false)) return
    alarm('messages.not-recorded', { kind: message.kind })
  }
}

/** Records the delivery status of the message with `key`; returns whether there is a record of it. */
export async function recordOutcome(
  { engine, systemViewer }: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  key: string,
  outcome: MessageOutcome,
): Promise<boolean> {
  const known = await first(engine, systemViewer, sentMessageObject, {
    fields: ['Outcome__c'],
    where: { Idempotency_Key__c: key },
  })
  if (known === null) return false
  if (order.indexOf(known.Outcome__c) < order.indexOf(outcome)) {
    await update(engine, systemViewer, sentMessageObject, known.id, { Outcome__c: outcome })
  }
  return true
}

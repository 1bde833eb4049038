import type { MailEvent } from '@porchlight/providers/mail'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { first } from '@porchlight/server-methods/records/list'
import { groupOfMail } from '../../customers/facts/mail-register'
import { sentMessageObject } from '../../customers/objects/sent-message/object'
import { chooseMails } from '../../customers/operations/mail/mail-choice'
import { recordOutcome } from '../../customers/operations/messages/record-message'
import { bringPaperBack } from './bring-paper-back'

/**
 * Processes the delivery event of a mail to a customer: its record shows whether it arrived, and an address that is no
 * longer reachable is marked, like one that the mail server rejects immediately. A customer who reports a mail as spam
 * gets no more of its group. Mails of others, and events that are repeated, late or for an address that the customer
 * has left, change nothing.
 */
export async function handleMailEvent(
  services: Pick<PortalJobServices, 'engine' | 'systemViewer'>,
  { event, messageId, recipient, isPermanent }: MailEvent,
  now: Date,
): Promise<void> {
  const { engine, systemViewer } = services
  const message = await first(engine, systemViewer, sentMessageObject, {
    fields: ['Idempotency_Key__c', 'Message_Kind__c', 'Contact__c', 'Contact__r.Email'],
    where: { Message_Id__c: messageId },
  })
  if (message === null) return
  await recordOutcome(
    services,
    message.Idempotency_Key__c,
    event === 'bounced' ? 'Not_Delivered' : 'Delivered',
  )
  if (event === 'complained') {
    const group = groupOfMail(message.Message_Kind__c)
    if (group !== null) await chooseMails(services, message.Contact__c ?? '', { [group]: false }, now)
    return
  }
  const address = message['Contact__r.Email']
  const isOwn = address !== null && address.toLowerCase() === recipient.toLowerCase()
  if (event === 'bounced' && isPermanent && isOwn) await bringPaperBack(services, address, now)
}

import { PermanentFailure } from '@porchlight/jobs'
import { type Mail, type MailInput, renderMail } from '@porchlight/mails'
import { MailFailure } from '@porchlight/providers/mail'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mailGroupFacts } from '../../facts/mail-groups'
import { groupOfMail } from '../../facts/mail-register'
import { choiceAddresses, wantsGroup } from './mail-choice'
import { type MailEnvelope, recordMail } from './record-mail'

/** The failure message of a mail that the server rejects permanently. */
export const refusedForGood = 'The mail server refuses this mail for good.'

/**
 * Writes a mail and passes it to the mail server. If the server may accept it later, the job retries; if it never will,
 * the job becomes a dead letter. Either way the mail is recorded for the customer's timeline, as is one not sent
 * because its customer turned it off; mails that they never turned on are not recorded.
 */
export async function sendMail<Value extends string, Link extends string>(
  services: PortalJobServices,
  mail: Mail<Value, Link>,
  input: MailInput<Value, Link>,
  envelope: MailEnvelope,
): Promise<void> {
  const { contactId, isRequired = false } = envelope
  const group = contactId === null || isRequired ? null : groupOfMail(mail.name)
  if (contactId !== null && group !== null && !(await wantsGroup(services, contactId, group))) {
    if (mailGroupFacts[group].isUsual) await recordMail(services, mail, input, envelope, 'Withheld')
    return
  }
  const choice =
    contactId === null || group === null ? null : await choiceAddresses(services, input, contactId, group)
  const { subject, text, html } = renderMail(mail, {
    ...input,
    choose: choice?.choose ?? null,
    stop: choice?.stop ?? null,
  })
  let messageId: string
  try {
    const receipt = await services.mail.send({
      idempotencyKey: envelope.idempotencyKey,
      from: services.mailSender(input.brand),
      to: envelope.to,
      subject,
      text,
      html,
      language: input.language,
      unsubscribe: choice?.unsubscribe ?? null,
    })
    messageId = receipt.messageId
  } catch (error) {
    if (error instanceof MailFailure && error.kind === 'permanent') {
      await recordMail(services, mail, input, envelope, 'Refused')
      await services.addressRefused(envelope.to)
      throw new PermanentFailure(refusedForGood, { cause: error })
    }
    throw error
  }
  await recordMail(services, mail, input, envelope, 'Sent', messageId)
}

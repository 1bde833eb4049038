import { PermanentFailure } from '@porchlight/jobs'
import { type Mail, type MailInput, renderMail } from '@porchlight/mails'
import { MailFailure } from '@porchlight/providers/mail'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mailGroupFacts } from '../../facts/mail-groups'
import { groupOfMail } from '../../facts/mail-register'
import { choiceAddresses, wantsGroup } from './mail-choice'
import { type MailEnvelope, recordMail } from './record-mail'

/** What the failure of a mail says that its server refuses permanently. */
export const refusedForGood = 'The mail server refuses this mail for good.'

/**
 * Writes a mail and hands it to the mail server. A server that may take it later makes the job try again; one
 * that never will makes it a dead letter. Either way it is recorded for the customer's timeline, and so is one that does not
 * go out because its customer turned it off; what they never turned on is missed by nobody.
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

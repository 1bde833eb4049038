import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { caseReply } from '../../mails/case-reply/mail'
import { guestAnswer } from '../../mails/guest-answer/mail'
import { caseObject } from '../../objects/case/object'
import { mailGuest } from '../guest/mail-guest'

/**
 * Notifies the customer of a case that there is a reply. Its content can only be read after logging in; a guest, who
 * has no login, is mailed the text.
 */
export const sendCaseReply = defineJob<{ readonly caseId: string }, PortalJobServices>({
  name: 'send-case-reply',
  run: async ({ caseId }, { services, jobId }) => {
    if (await mailGuest(services, jobId, caseId, guestAnswer)) return
    const record = await read(services.engine, services.systemViewer, caseObject, caseId, ['ContactId'])
    const contactId = record?.ContactId ?? null
    const contact = contactId === null ? null : await readCustomerContact(services, contactId)
    if (contact === null || contact.email === null) return
    const { brand, language, email } = contact
    const readReply = pageAddress(services, { brand, language, path: `/messages/${caseId}` })
    await sendMail(
      services,
      caseReply,
      { brand, language, values: {}, links: { readReply } },
      { contactId: contact.contactId, to: email, idempotencyKey: jobId },
    )
  },
})

import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mayMailTo } from '../../../customers/operations/limits/count-attempt'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { linkPurposes } from '../../../customers/operations/mail/link-purposes'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { guestMessageLink } from '../../mails/guest-message-link/mail'
import { findGuestMessage } from '../../operations/guest/guest-messages'

/**
 * Mails a guest the link that confirms the address. Nothing that was typed is in the mail: anybody can name another
 * person's address. One that had to wait for its mailbox is counted when it first goes out.
 */
export const sendGuestMessageLink = defineJob<
  { readonly messageId: string; readonly isLate?: boolean },
  PortalJobServices
>({
  name: 'send-guest-message-link',
  run: async ({ messageId, isLate = false }, { services, jobId, attempt }) => {
    const message = await findGuestMessage(services.pool, messageId)
    const to = message?.words?.email
    if (message === null || to === undefined) return
    if (isLate && attempt === 1 && !(await mayMailTo(services, to))) return
    const { brand, language } = message
    const link = await issueLink(services, jobId, { purpose: 'guestMessage', brand, subjectId: messageId })
    if (link === null) return
    const { token, hours, idempotencyKey } = link
    const { page: path } = linkPurposes.guestMessage
    const confirmMessage = pageAddress(services, { brand, language, path }, token)
    await sendMail(
      services,
      guestMessageLink,
      { brand, language, values: { count: hours }, links: { confirmMessage } },
      { contactId: null, to, idempotencyKey },
    )
  },
})

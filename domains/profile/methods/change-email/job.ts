import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { linkPurposes } from '../../../customers/operations/mail/link-purposes'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { maskEmail } from '../../../customers/operations/person/mask-email'
import { emailChangeNotice } from '../../mails/email-change-notice/mail'
import { verifyEmailLink } from '../../mails/verify-email-link/mail'

/** Mails the new address the link that verifies it, unless the change has been superseded or undone. */
export const sendEmailVerification = defineJob<{ readonly changeId: string }, PortalJobServices>({
  name: 'send-email-verification',
  run: async ({ changeId }, { services, jobId }) => {
    const change = await services.identity.findEmailChange(changeId)
    const user = change?.state === 'open' ? await readLoginUser(services, change.userId) : null
    if (change === null || user === null) return
    const { brand, language } = user
    const link = await issueLink(services, jobId, {
      purpose: 'emailVerification',
      brand,
      subjectId: changeId,
    })
    if (link === null) return
    const { token, hours, idempotencyKey } = link
    const verifyEmail = pageAddress(
      services,
      { brand, language, path: linkPurposes.emailVerification.page },
      token,
    )
    await sendMail(
      services,
      verifyEmailLink,
      { brand, language, values: { count: hours }, links: { verifyEmail } },
      { contactId: user.contactId, to: change.newEmail, idempotencyKey },
    )
  },
})

/** Notifies the old address of the change, with the link that undoes it before and after the verification. */
export const sendEmailChangeNotice = defineJob<{ readonly changeId: string }, PortalJobServices>({
  name: 'send-email-change-notice',
  run: async ({ changeId }, { services, jobId }) => {
    const change = await services.identity.findEmailChange(changeId)
    const user = change === null ? null : await readLoginUser(services, change.userId)
    if (change === null || change.state === 'undone' || user === null) return
    const { brand, language } = user
    const link = await issueLink(services, jobId, { purpose: 'emailChangeUndo', brand, subjectId: changeId })
    if (link === null) return
    const { token, hours, idempotencyKey } = link
    const undoEmailChange = pageAddress(
      services,
      { brand, language, path: linkPurposes.emailChangeUndo.page },
      token,
    )
    const values = {
      newEmail: maskEmail(change.newEmail),
      count: hours,
      servicePhone: await servicePhone(services, brand),
    }
    await sendMail(
      services,
      emailChangeNotice,
      { brand, language, values, links: { undoEmailChange } },
      { contactId: user.contactId, to: change.oldEmail, idempotencyKey },
    )
  },
})

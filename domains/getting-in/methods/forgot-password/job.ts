import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { linkPurposes } from '../../../customers/operations/mail/link-purposes'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendInactiveAccountMail } from '../../../customers/operations/mail/send-inactive-account-mail'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { resetPasswordLink } from '../../mails/reset-password-link/mail'

/** Mails the link to reset a password. Without a user it does nothing: the form enqueues it for every name. */
export const sendResetLink = defineJob<{ readonly userId: string | null }, PortalJobServices>({
  name: 'send-reset-link',
  run: async ({ userId }, { services, jobId }) => {
    const user = userId === null ? null : await readLoginUser(services, userId)
    if (user === null) return
    const { brand, language, username } = user
    if (!user.active) {
      await sendInactiveAccountMail(services, {
        brand,
        language,
        contactId: user.contactId,
        to: username,
        idempotencyKey: jobId,
      })
      return
    }
    const link = await issueLink(services, jobId, { purpose: 'passwordReset', brand, subjectId: user.userId })
    if (link === null) return
    const { token, hours, idempotencyKey } = link
    const resetPassword = pageAddress(
      services,
      { brand, language, path: linkPurposes.passwordReset.page },
      token,
    )
    await sendMail(
      services,
      resetPasswordLink,
      { brand, language, values: { count: hours }, links: { resetPassword } },
      { contactId: user.contactId, to: username, idempotencyKey },
    )
  },
})

import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { linkPurposes } from '../../../customers/operations/mail/link-purposes'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { staffInvitation } from '../../mails/staff-invitation/mail'

/** An invitation is not read at once: it lives as long as a link that lets a person in may (NIST SP 800-63B). */
const invitationHours = 24

/**
 * Mails a member of staff the link to set a password with, which ends the one before. The second sign-in step follows
 * when the person first logs in.
 */
export const sendStaffInvitation = defineJob<{ readonly userId: string }, PortalJobServices>({
  name: 'send-staff-invitation',
  run: async ({ userId }, { services, jobId }) => {
    const user = await readLoginUser(services, userId)
    if (user === null || !user.active || !user.staff) return
    const { brand, language, username } = user
    const request = { purpose: 'passwordReset', brand, subjectId: user.userId } as const
    const link = await issueLink(services, jobId, request, invitationHours)
    if (link === null) return
    const { token, hours, idempotencyKey } = link
    const page = { brand, language, path: linkPurposes.passwordReset.page }
    await sendMail(
      services,
      staffInvitation,
      {
        brand,
        language,
        values: { count: hours },
        links: { setPassword: pageAddress(services, page, token) },
      },
      { to: username, contactId: null, idempotencyKey },
    )
  },
})

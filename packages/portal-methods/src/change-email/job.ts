import { defineJob } from '@porchlight/jobs'
import { emailChangeNotice, verifyEmailLink } from '@porchlight/mails'
import type { PortalJobServices } from '../define/job-context'
import { issueLink } from '../mail/issue-link'
import { pageAddress } from '../mail/page-address'
import { sendMail } from '../mail/send-mail'
import { servicePhone } from '../mail/service-phone'
import { readLoginUser } from '../person/login-user'
import { maskEmail } from '../person/mask-email'

/** Mails the new address the link that makes it count, unless the change is superseded or undone by now. */
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
    const verifyEmail = pageAddress(services, { brand, language, path: '/verify-email' }, token)
    await sendMail(
      services,
      verifyEmailLink,
      { brand, language, values: { count: hours }, links: { verifyEmail } },
      { to: change.newEmail, idempotencyKey },
    )
  },
})

/** Tells the old address of the change, with the link that undoes it before and after the verification. */
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
    const undoEmailChange = pageAddress(services, { brand, language, path: '/change-email/undo' }, token)
    const values = {
      newEmail: maskEmail(change.newEmail),
      count: hours,
      servicePhone: await servicePhone(services, brand),
    }
    await sendMail(
      services,
      emailChangeNotice,
      { brand, language, values, links: { undoEmailChange } },
      { to: change.oldEmail, idempotencyKey },
    )
  },
})

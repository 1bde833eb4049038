import { defineJob } from '@porchlight/jobs'
import { emailChangeNotice, verifyEmailLink } from '@porchlight/mails'
import type { PortalJobServices } from '../define/job-context'
import { linkLifetimes } from '../mail/link-lifetimes'
import { pageAddress } from '../mail/page-address'
import { sendMail } from '../mail/send-mail'
import { servicePhone } from '../mail/service-phone'
import { readLoginUser } from '../person/login-user'
import { maskEmail } from '../person/mask-email'

/** Mails the new address the link that makes it count, unless the change is superseded or undone by now. */
export const sendEmailVerification = defineJob<{ readonly changeId: string }, PortalJobServices>({
  name: 'send-email-verification',
  run: async ({ changeId }, { services, jobId, attempt }) => {
    const change = await services.identity.findEmailChange(changeId)
    const user = change?.state === 'open' ? await readLoginUser(services, change.userId) : null
    if (change === null || user === null) return
    const { brand, language } = user
    const { hours, ms } = linkLifetimes.emailVerification
    const { token } = await services.identity.issueOneTimeToken({
      purpose: 'emailVerification',
      brand,
      subjectId: changeId,
      lifetimeMs: ms,
    })
    const verifyEmail = pageAddress(services, { brand, language, path: '/verify-email' }, token)
    await sendMail(
      services,
      verifyEmailLink,
      { brand, language, values: { count: hours }, links: { verifyEmail } },
      { to: change.newEmail, idempotencyKey: `${jobId}-${attempt}` },
    )
  },
})

/** Tells the old address of the change, with the link that undoes it before and after the verification. */
export const sendEmailChangeNotice = defineJob<{ readonly changeId: string }, PortalJobServices>({
  name: 'send-email-change-notice',
  run: async ({ changeId }, { services, jobId, attempt }) => {
    const change = await services.identity.findEmailChange(changeId)
    const user = change === null ? null : await readLoginUser(services, change.userId)
    if (change === null || change.state === 'undone' || user === null) return
    const { brand, language } = user
    const { hours, ms } = linkLifetimes.emailChangeUndo
    const { token } = await services.identity.issueOneTimeToken({
      purpose: 'emailChangeUndo',
      brand,
      subjectId: changeId,
      lifetimeMs: ms,
    })
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
      { to: change.oldEmail, idempotencyKey: `${jobId}-${attempt}` },
    )
  },
})

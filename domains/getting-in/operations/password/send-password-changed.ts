import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { passwordChanged } from '../../mails/password-changed/mail'

/** Tells a person that the password was changed, so that nobody changes it unnoticed. `changedAt` is ISO 8601. */
export const sendPasswordChanged = defineJob<
  { readonly userId: string; readonly changedAt: string },
  PortalJobServices
>({
  name: 'send-password-changed',
  run: async ({ userId, changedAt }, { services, jobId }) => {
    const user = await readLoginUser(services, userId)
    if (user === null) return
    const { brand, language, timeZone, username } = user
    const when = createFormatter({ language, timeZone }).dateTime(changedAt)
    const forgotPassword = pageAddress(services, { brand, language, path: '/forgot-password' })
    const values = { when, servicePhone: await servicePhone(services, brand) }
    await sendMail(
      services,
      passwordChanged,
      { brand, language, values, links: { forgotPassword } },
      { contactId: user.contactId, to: username, idempotencyKey: jobId },
    )
  },
})

import { defineJob } from '@porchlight/jobs'
import { writeAuditEntries } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { accountLocked } from '../../mails/account-locked/mail'

/**
 * Notifies a person that wrong passwords locked the account. Without a user it does nothing: logging in enqueues it for
 * every name, so that the work does not reveal which names exist (abuse case A01).
 */
export const sendAccountLocked = defineJob<{ readonly userId: string | null }, PortalJobServices>({
  name: 'send-account-locked',
  run: async ({ userId }, { services, jobId, now }) => {
    const user = userId === null ? null : await readLoginUser(services, userId)
    if (user === null || !user.active) return
    const { brand, language, username } = user
    const forgotPassword = pageAddress(services, { brand, language, path: '/forgot-password' })
    await sendMail(
      services,
      accountLocked,
      {
        brand,
        language,
        values: { servicePhone: await servicePhone(services, brand) },
        links: { forgotPassword },
      },
      { contactId: user.contactId, to: username, idempotencyKey: jobId },
    )
    if (!user.staff) return
    const entry = { viewer: { class: 'guest' }, action: 'sign-in-locked', recordId: user.userId } as const
    await writeAuditEntries(services.pool, [entry], now())
  },
})

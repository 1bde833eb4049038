import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { breakGlassUsed } from '../../mails/break-glass-used/mail'

/** Alerts an administrator that a break-glass account was signed in to. `usedAt` is ISO 8601. */
export const sendBreakGlassUsed = defineJob<
  { readonly userId: string; readonly usedBy: string; readonly usedAt: string },
  PortalJobServices
>({
  name: 'send-break-glass-used',
  run: async ({ userId, usedBy, usedAt }, { services, jobId }) => {
    const user = await readLoginUser(services, userId)
    const account = await readLoginUser(services, usedBy)
    if (user?.active !== true || account === null) return
    const { brand, language, timeZone, username } = user
    const values = {
      name: account.name,
      when: createFormatter({ language, timeZone }).dateTime(usedAt),
      servicePhone: await servicePhone(services, brand),
    }
    const operations = pageAddress(services, { brand, language, path: '/console/operations' })
    const input = { brand, language, values, links: { auditLog: `${operations}?view=audit` } }
    await sendMail(services, breakGlassUsed, input, { contactId: null, to: username, idempotencyKey: jobId })
  },
})

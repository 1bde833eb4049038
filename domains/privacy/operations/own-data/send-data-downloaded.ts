import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { dataDownloaded } from '../../mails/data-downloaded/mail'

/** Of the downloads within an hour one is mailed: `2026-11-20T12`, in UTC. */
export const downloadMailKey = (userId: string, at: Date) => `${userId} ${at.toISOString().slice(0, 13)}`

/** Notifies a customer that their data was downloaded. `downloadedAt` is ISO 8601. */
export const sendDataDownloaded = defineJob<
  { readonly userId: string; readonly downloadedAt: string },
  PortalJobServices
>({
  name: 'send-data-downloaded',
  run: async ({ userId, downloadedAt }, { services, jobId }) => {
    const user = await readLoginUser(services, userId)
    if (user === null) return
    const { brand, language, timeZone, username } = user
    const when = createFormatter({ language, timeZone }).dateTime(downloadedAt)
    const sessions = pageAddress(services, { brand, language, path: '/profile/sessions' })
    const values = { when, servicePhone: await servicePhone(services, brand) }
    await sendMail(
      services,
      dataDownloaded,
      { brand, language, values, links: { sessions } },
      { contactId: user.contactId, to: username, idempotencyKey: jobId },
    )
  },
})

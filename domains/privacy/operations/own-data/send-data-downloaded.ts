import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mailLogin } from '../../../customers/operations/mail/mail-login'
import { dataDownloaded } from '../../mails/data-downloaded/mail'

/** Of the downloads within an hour one is mailed: `2026-11-20T12`, in UTC. */
export const downloadMailKey = (userId: string, at: Date) => `${userId} ${at.toISOString().slice(0, 13)}`

/** Notifies a customer that their data was downloaded. `downloadedAt` is ISO 8601. */
export const sendDataDownloaded = defineJob<
  { readonly userId: string; readonly downloadedAt: string },
  PortalJobServices
>({
  name: 'send-data-downloaded',
  run: ({ userId, downloadedAt: happenedAt }, { services, jobId }) =>
    mailLogin(services, jobId, dataDownloaded, { userId, happenedAt, path: '/profile/sessions' }),
})

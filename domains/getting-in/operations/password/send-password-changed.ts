import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mailLogin } from '../../../customers/operations/mail/mail-login'
import { passwordChanged } from '../../mails/password-changed/mail'

/** Notifies a person that the password was changed, so that it cannot happen unnoticed. `changedAt` is ISO 8601. */
export const sendPasswordChanged = defineJob<
  { readonly userId: string; readonly changedAt: string },
  PortalJobServices
>({
  name: 'send-password-changed',
  run: ({ userId, changedAt: happenedAt }, { services, jobId }) =>
    mailLogin(services, jobId, passwordChanged, { userId, happenedAt, path: '/forgot-password' }),
})

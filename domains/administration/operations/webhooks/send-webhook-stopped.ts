import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { webhookStopped } from '../../mails/webhook-stopped/mail'
import { findSubscription } from './subscriptions'

const reasons = {
  userGone: {
    en: 'The user it acts as can no longer sign in.',
    es: 'El usuario en cuyo nombre actúa ya no puede iniciar sesión.',
  },
  notTaken: {
    en: 'Its address had accepted nothing for three days.',
    es: 'Su dirección no había aceptado nada en tres días.',
  },
} as const

/** Notifies an administrator that a subscription was switched off; does nothing when it runs again or was removed. */
export const sendWebhookStopped = defineJob<
  { readonly subscriptionId: string; readonly userId: string; readonly stoppedAt: string },
  PortalJobServices
>({
  name: 'send-webhook-stopped',
  run: async ({ subscriptionId, userId, stoppedAt }, { services, jobId }) => {
    const subscription = await findSubscription(services.pool, subscriptionId)
    const user = await readLoginUser(services, userId)
    if (subscription?.isStopped !== true || user?.active !== true) return
    const { brand, language, timeZone, username, contactId } = user
    const reason = reasons[subscription.lastFailure === 'userGone' ? 'userGone' : 'notTaken'][language]
    const values = {
      name: subscription.name,
      host: new URL(subscription.url).host,
      when: createFormatter({ language, timeZone }).dateTime(stoppedAt),
      cause: reason,
      servicePhone: await servicePhone(services, brand),
    }
    const programs = pageAddress(services, { brand, language, path: '/console/setup/programs' })
    const links = { webhook: `${programs}?${new URLSearchParams({ webhook: subscriptionId })}` }
    const input = { brand, language, values, links }
    await sendMail(services, webhookStopped, input, { contactId, to: username, idempotencyKey: jobId })
  },
})

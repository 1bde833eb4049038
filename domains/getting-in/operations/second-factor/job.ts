import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { linkPurposes } from '../../../customers/operations/mail/link-purposes'
import { mailLogin } from '../../../customers/operations/mail/mail-login'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { secondFactorAdded } from '../../mails/second-factor-added/mail'
import { secondFactorRemoved } from '../../mails/second-factor-removed/mail'
import { secondFactorsCleared } from '../../mails/second-factors-cleared/mail'
import { additionSubject } from './addition-subject'

/** An authenticator app, or a passkey. */
export type FactorKind = 'app' | 'passkey'

type Change = 'added' | 'removed'

const factorNames = {
  app: { en: 'authenticator app', es: 'app de autenticación' },
  passkey: { en: 'passkey', es: 'llave de acceso' },
} as const

/**
 * Notifies a person that a second factor was added or removed, so that it cannot happen unnoticed. `changedAt` is ISO
 * 8601. The owner's name for a passkey is not included: payloads hold nothing personal.
 */
export const sendSecondFactorChanged = defineJob<
  {
    readonly userId: string
    readonly change: Change
    readonly factor: FactorKind
    readonly changedAt: string
  },
  PortalJobServices
>({
  name: 'send-second-factor-changed',
  run: async ({ userId, change, factor, changedAt }, { services, jobId }) => {
    const user = await readLoginUser(services, userId)
    if (user === null) return
    const { brand, language, timeZone, username } = user
    const values = {
      factor: factorNames[factor][language],
      when: createFormatter({ language, timeZone }).dateTime(changedAt),
      servicePhone: await servicePhone(services, brand),
    }
    if (change === 'removed') {
      const forgotPassword = pageAddress(services, { brand, language, path: '/forgot-password' })
      const input = { brand, language, values, links: { forgotPassword } }
      await sendMail(services, secondFactorRemoved, input, {
        contactId: user.contactId,
        to: username,
        idempotencyKey: jobId,
      })
      return
    }
    const subjectId = additionSubject(user, new Date(changedAt))
    const link = await issueLink(services, jobId, { purpose: 'secondFactorUndo', brand, subjectId })
    if (link === null) return
    const { token, hours, idempotencyKey } = link
    const undoSecondFactor = pageAddress(
      services,
      { brand, language, path: linkPurposes.secondFactorUndo.page },
      token,
    )
    await sendMail(
      services,
      secondFactorAdded,
      { brand, language, values: { ...values, count: hours }, links: { undoSecondFactor } },
      { contactId: user.contactId, to: username, idempotencyKey },
    )
  },
})

/** Notifies the owner that staff or an operator took all factors off. `clearedAt` is ISO 8601. */
export const sendSecondFactorsCleared = defineJob<
  { readonly userId: string; readonly clearedAt: string },
  PortalJobServices
>({
  name: 'send-second-factors-cleared',
  run: ({ userId, clearedAt: happenedAt }, { services, jobId }) =>
    mailLogin(services, jobId, secondFactorsCleared, { userId, happenedAt, path: '/forgot-password' }),
})

/** Has the owner notified of a change that was just made. */
export async function notifySecondFactorChanged(
  context: MethodContext,
  userId: string,
  change: Change,
  factor: FactorKind,
): Promise<void> {
  const changedAt = context.now().toISOString()
  await context.enqueue(sendSecondFactorChanged.name, { userId, change, factor, changedAt })
}

import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import { secondFactorAdded, secondFactorRemoved } from '@porchlight/mails'
import type { PortalJobServices } from '../define/job-context'
import type { MethodContext } from '../define/method'
import { pageAddress } from '../mail/page-address'
import { sendMail } from '../mail/send-mail'
import { servicePhone } from '../mail/service-phone'
import { readLoginUser } from '../person/login-user'

/** An authenticator app, or a passkey. */
export type FactorKind = 'app' | 'passkey'

type Change = 'added' | 'removed'

const mails = { added: secondFactorAdded, removed: secondFactorRemoved } as const

const factorNames = {
  app: { en: 'authenticator app', es: 'app de autenticación' },
  passkey: { en: 'passkey', es: 'llave de acceso' },
} as const

/**
 * Tells a person that a second factor was added or removed, so that nobody does it unnoticed. `changedAt` is
 * ISO 8601. What its owner called a passkey is not told: payloads hold nothing personal.
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
    await sendMail(
      services,
      mails[change],
      {
        brand,
        language,
        values: {
          factor: factorNames[factor][language],
          when: createFormatter({ language, timeZone }).dateTime(changedAt),
          servicePhone: await servicePhone(services, brand),
        },
        links: { forgotPassword: pageAddress(services, { brand, language, path: '/forgot-password' }) },
      },
      { to: username, idempotencyKey: jobId },
    )
  },
})

/** Has the owner told of a change that was just made. */
export async function tellSecondFactorChanged(
  context: MethodContext,
  userId: string,
  change: Change,
  factor: FactorKind,
): Promise<void> {
  const changedAt = context.now().toISOString()
  await context.enqueue(sendSecondFactorChanged.name, { userId, change, factor, changedAt })
}

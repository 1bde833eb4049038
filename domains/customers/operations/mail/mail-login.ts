import { createFormatter } from '@porchlight/i18n'
import type { Mail } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { readLoginUser } from '../person/login-user'
import { pageAddress } from './page-address'
import { sendMail } from './send-mail'
import { servicePhone } from './service-phone'

/** Something that was done with a login. */
export interface LoginEvent {
  readonly userId: string
  /** ISO 8601. */
  readonly happenedAt: string
  /** The page that the mail's button opens, without the language: `/forgot-password`. */
  readonly path: string
}

/**
 * Notifies the user of a login of an event on it, at the address that they sign in with, so that none goes unnoticed:
 * when it was, in their time, and whom to call.
 */
export async function mailLogin<Link extends string>(
  services: PortalJobServices,
  jobId: string,
  mail: Mail<'when' | 'servicePhone', Link>,
  { userId, happenedAt, path }: LoginEvent,
): Promise<void> {
  const user = await readLoginUser(services, userId)
  if (user === null) return
  const { brand, language, timeZone, username, contactId } = user
  const when = createFormatter({ language, timeZone }).dateTime(happenedAt)
  const values = { when, servicePhone: await servicePhone(services, brand) }
  const links = { [mail.link]: pageAddress(services, { brand, language, path }) } as Record<Link, string>
  const envelope = { contactId, to: username, idempotencyKey: jobId }
  await sendMail(services, mail, { brand, language, values, links }, envelope)
}

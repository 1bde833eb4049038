import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mayMailTo } from '../../../customers/operations/limits/count-attempt'
import { addressedSubject } from '../../../customers/operations/link/addressed-subject'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { linkPurposes } from '../../../customers/operations/mail/link-purposes'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendInactiveAccountMail } from '../../../customers/operations/mail/send-inactive-account-mail'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { hasOpenAccount } from '../../../customers/operations/person/has-open-account'
import { findLoginUser } from '../../../customers/operations/person/login-user'
import { alreadyRegistered } from '../../mails/already-registered/mail'
import { registrationLink } from '../../mails/registration-link/mail'

/**
 * Writes to somebody whose account was found: the link to register, or that they are registered already, or
 * that the account is not active. The link is made here, so that its token is stored nowhere in clear. A mail that had
 * to wait for its mailbox is counted when it first goes out.
 */
export const sendRegistrationLink = defineJob<
  { readonly contactId: string; readonly isLate?: boolean },
  PortalJobServices
>({
  name: 'send-registration-link',
  run: async ({ contactId, isLate = false }, { services, jobId, attempt }) => {
    const contact = await readCustomerContact(services, contactId)
    if (contact === null || contact.email === null) return
    if (isLate && attempt === 1 && !(await mayMailTo(services, contact.email))) return
    const { email, brand, language } = contact
    const user = await findLoginUser(services, 'ContactId', contactId)
    if (user?.active === false || (user === null && !(await hasOpenAccount(services, contactId)))) {
      await sendInactiveAccountMail(services, {
        brand,
        language,
        contactId,
        to: email,
        idempotencyKey: jobId,
      })
      return
    }
    if (user !== null) {
      const logIn = pageAddress(services, { brand, language, path: '/login' })
      const envelope = { contactId, to: user.username, idempotencyKey: jobId }
      await sendMail(services, alreadyRegistered, { brand, language, values: {}, links: { logIn } }, envelope)
      return
    }
    const subjectId = addressedSubject(contactId, email)
    const link = await issueLink(services, jobId, { purpose: 'registration', brand, subjectId })
    if (link === null) return
    const { token, hours, idempotencyKey } = link
    const createPassword = pageAddress(
      services,
      { brand, language, path: linkPurposes.registration.page },
      token,
    )
    await sendMail(
      services,
      registrationLink,
      { brand, language, values: { count: hours }, links: { createPassword } },
      { contactId, to: email, idempotencyKey },
    )
  },
})

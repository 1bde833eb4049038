import { createFormatter, createLabels } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { programAccessDays, programRights, programRightTexts } from '../../facts/program-rights'
import { programAllowed } from '../../mails/program-allowed/mail'

/** A program that was granted access to an account, by its name and its scopes. `allowedAt` is ISO 8601. */
export interface ProgramAllowed {
  readonly userId: string
  readonly program: string
  readonly scopes: readonly string[]
  readonly allowedAt: string
  readonly [name: string]: string | readonly string[]
}

/**
 * Notifies a person, customer or staff, that a program has access to the account, and where to end that, so that it
 * cannot be granted unnoticed.
 */
export const sendProgramAllowed = defineJob<ProgramAllowed, PortalJobServices>({
  name: 'send-program-allowed',
  run: async ({ userId, program, scopes, allowedAt }, { services, jobId }) => {
    const user = await readLoginUser(services, userId)
    if (user === null) return
    const { brand, language, timeZone, username, contactId } = user
    const say = createLabels(language, programRightTexts)
    const values = {
      program,
      rights: programRights(scopes)
        .map((right) => say(right, { days: programAccessDays }))
        .join('. '),
      when: createFormatter({ language, timeZone }).dateTime(allowedAt),
      servicePhone: await servicePhone(services, brand),
    }
    const links = { sessions: pageAddress(services, { brand, language, path: '/profile/sessions' }) }
    const envelope = { contactId, to: username, idempotencyKey: jobId }
    await sendMail(services, programAllowed, { brand, language, values, links }, envelope)
  },
})

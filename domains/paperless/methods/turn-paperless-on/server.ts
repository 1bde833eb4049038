import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { requireOffered } from '../../../customer-service/operations/read-brand-features'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { consentText, disclosureVersion } from '../../operations/disclosure'
import { isSampleCode } from '../../operations/sample-code'
import { setPaperless } from '../../operations/set-paperless'
import { turnPaperlessOnContract } from './contract'

const handle = handleCall(turnPaperlessOnContract, async ({ body }, context: MethodContext) => {
  const account = await ownAccount(context, body.accountId)
  const { accountId, contactId, accountNumber, brand, brandName, email } = account
  await countAttempt(context, 'consentOfAccount', accountId)
  const location = `/paperless?account=${accountId}&done`
  if (account.isPaperless) return { body: { location } }
  await requireOffered(context, brand, 'paperless')
  if (email === null || account.isEmailBounced) throw fail('emailBounced')
  const missing = (['sampleCode', 'agree'] as const).filter((field) => (body[field] ?? '').trim() === '')
  if (missing.length > 0) throw fieldError('requiredFieldMissing', ...missing)
  if (!isSampleCode(accountId, body.sampleCode ?? '')) throw fieldError('sampleCodeWrong', 'sampleCode')
  const terms = { brandName, accountNumber, servicePhone: await servicePhone(context, brand) }
  const text = consentText(terms, context.viewer.language)
  await setPaperless(context, true, { contactId, accountId, version: disclosureVersion, text })
  return { body: { location } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import { fail } from '@porchlight/errors'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { fieldError } from '../form/field-error'
import { countAttempt } from '../limits/count-attempt'
import { servicePhone } from '../mail/service-phone'
import { consentText, disclosureVersion } from '../paperless/disclosure'
import { isSampleCode } from '../paperless/sample-code'
import { setPaperless } from '../paperless/set-paperless'
import { ownAccount } from '../person/own-account'
import { turnPaperlessOnContract } from './contract'

const handle = handleCall(turnPaperlessOnContract, async ({ body }, context: MethodContext) => {
  const account = await ownAccount(context, body.accountId)
  const { accountId, contactId, accountNumber, brand, brandName, email } = account
  await countAttempt(context, 'consentOfAccount', accountId)
  const location = `/paperless?account=${accountId}&done`
  if (account.isPaperless) return { body: { location } }
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

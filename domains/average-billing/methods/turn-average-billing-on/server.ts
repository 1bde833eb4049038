import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { setAverageBilling } from '../../operations/set-average-billing'
import { turnAverageBillingOnContract } from './contract'

const handle = handleCall(turnAverageBillingOnContract, async ({ body }, context: MethodContext) => {
  const { accountId } = await ownAccount(context, body.accountId)
  await countAttempt(context, 'consentOfAccount', accountId)
  if ((body.agree ?? '') === '') throw fieldError('requiredFieldMissing', 'agree')
  await setAverageBilling(context, accountId, true)
  return { body: { location: `/average-billing?account=${accountId}&done` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

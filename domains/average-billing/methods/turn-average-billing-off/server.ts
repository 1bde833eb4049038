import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { setAverageBilling } from '../../operations/set-average-billing'
import { turnAverageBillingOffContract } from './contract'

const handle = handleCall(turnAverageBillingOffContract, async ({ body }, context: MethodContext) => {
  const { accountId } = await ownAccount(context, body.accountId)
  await countAttempt(context, 'consentOfAccount', accountId)
  await setAverageBilling(context, accountId, false)
  return { body: { location: `/average-billing?account=${accountId}&off` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

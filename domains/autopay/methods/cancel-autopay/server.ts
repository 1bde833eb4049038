import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countPayment } from '../../../customers/operations/limits/count-payment'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { endAutopay } from '../../operations/end-autopay'
import { cancelAutopayContract } from './contract'

const handle = handleCall(cancelAutopayContract, async ({ body }, context: MethodContext) => {
  const account = await ownAccount(context, body.accountId)
  await countPayment(context, account.accountId)
  await endAutopay(context, account)
  return { body: { location: `/autopay?account=${account.accountId}&off` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

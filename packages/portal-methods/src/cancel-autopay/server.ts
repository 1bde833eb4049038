import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { endAutopay } from '../autopay/end-autopay'
import type { MethodContext } from '../define/method'
import { countPayment } from '../limits/count-payment'
import { ownAccount } from '../person/own-account'
import { cancelAutopayContract } from './contract'

const handle = handleCall(cancelAutopayContract, async ({ body }, context: MethodContext) => {
  const account = await ownAccount(context, body.accountId)
  await countPayment(context, account.accountId)
  await endAutopay(context, account)
  return { body: { location: `/autopay?account=${account.accountId}&off` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

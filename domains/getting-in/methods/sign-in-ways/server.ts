import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signInWaysContract } from './contract'

const handle = handleCall(signInWaysContract, async (_request, { companyWay }: MethodContext) => ({
  body: { byCompany: companyWay !== null },
}))

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'
import { projectedFields, projectNextBill } from '../../operations/account-usage/project-next-bill'
import { projectBillContract } from './contract'

type Answer = AnswerOf<typeof projectBillContract>

/** Everything is read as the viewer: somebody else's account is answered as one that does not exist. */
const handle = handleCall(projectBillContract, async ({ query }, context: MethodContext) => {
  signedIn(context)
  const account = await viewedAccount(context, query.accountId, projectedFields)
  const { commodity, reason, projected, readThrough } = await projectNextBill(context, account)
  if (projected === null) {
    return { body: { accountId: account.id, commodity, reason, projection: null } satisfies Answer }
  }
  const { charges, used, usedSoFar } = projected
  return {
    body: {
      accountId: account.id,
      commodity,
      reason: null,
      projection: {
        ...projected,
        readThrough,
        usedSoFar: tenths(usedSoFar),
        used: { low: tenths(used.low), likely: tenths(used.likely), high: tenths(used.high) },
        charges: {
          low: Math.floor(charges.low / 100),
          likely: Math.round(charges.likely / 100),
          high: Math.ceil(charges.high / 100),
        },
      },
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

function tenths(units: number): number {
  return Math.round(units * 10) / 10
}

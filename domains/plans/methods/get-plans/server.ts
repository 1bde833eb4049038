import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readAccountUse, toPlanAccount } from '../../operations/plan-offer/account-use'
import { readCertificateNumber } from '../../operations/plan-offer/certificate-number'
import { readPlanOffers } from '../../operations/plan-offer/read-plan-offers'
import { getPlansContract } from './contract'

const handle = handleCall(getPlansContract, async ({ query }, context: MethodContext) => {
  const account = await readAccountUse(context, query.accountId)
  const codes = [...new Set(query.planCodes.split(','))]
  const use = query.use === undefined ? null : Number(query.use)
  const [offers, certificateNumber] = await Promise.all([
    readPlanOffers(context, query.brandName, { ProductCode: codes }, { use, account }),
    readCertificateNumber(context, query.brandName),
  ])
  const plans = codes.flatMap((code) => offers.filter((offer) => offer.code === code))
  return { body: { plans, account: toPlanAccount(account), certificateNumber } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

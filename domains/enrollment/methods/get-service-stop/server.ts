import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { startDateChoices } from '../../objects/order/start-dates'
import { findOpenServiceStop } from '../../operations/service-stop/open-service-stop'
import { readServiceStop } from '../../operations/service-stop/read-service-stop'
import { serviceStopFee } from '../../rules/service-stop-fee'
import { getServiceStopContract } from './contract'

const handle = handleCall(getServiceStopContract, async ({ body }, context: MethodContext) => {
  const { account, isActive, today, contract } = await readServiceStop(context, body.accountId)
  const { accountId, hasAverageBilling } = account
  const open = await findOpenServiceStop(context.engine, context.viewer, accountId)
  const dates = isActive ? [...startDateChoices('Stop_Service', today)] : []
  const fee = serviceStopFee(contract, today, false)
  const freeFrom = dates.find(({ date }) => serviceStopFee(contract, date, false) === 0)?.date ?? null
  return {
    body: {
      accountId,
      canStop: isActive,
      dates,
      fee,
      freeFrom: fee === 0 ? null : freeFrom,
      hasAverageBilling,
      openOrderId: open?.id ?? null,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { startDateChoices } from '../../objects/order/start-dates'
import { findOpenServiceStop } from '../../operations/service-stop/open-service-stop'
import { placeServiceStop } from '../../operations/service-stop/place-service-stop'
import { readServiceStop } from '../../operations/service-stop/read-service-stop'
import { serviceStopFee } from '../../rules/service-stop-fee'
import { stopServiceContract } from './contract'

const handle = handleCall(stopServiceContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedInCustomer(context)
  const { account, isActive, today, contract } = await readServiceStop(context, body.accountId)
  const { accountId } = account
  if (!isActive) throw fail('serviceNotActive')
  requireFields(body, ['lastDay', 'reason', 'street', 'city', 'state', 'zipCode'])
  const possible = startDateChoices('Stop_Service', today).find(({ date }) => date === body.lastDay)
  if (possible?.refusal !== null) throw fieldError('stopDateNotPossible', 'lastDay')
  const state = body.state.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(state)) throw fieldError('invalidState', 'state')
  const postalCode = /^\s*(\d{5}(?:-\d{4})?)\s*$/.exec(body.zipCode)?.[1]
  if (postalCode === undefined) throw fieldError('invalidZip', 'zipCode')
  // The terms agreed to are those that were shown. A second press gets the order of the first.
  const open = await findOpenServiceStop(context.engine, context.viewer, accountId)
  if (open === null && Number(body.fee) !== serviceStopFee(contract, today, false)) {
    throw fail('serviceStopTermsMoved')
  }
  await countAttempt(context, 'orderChangeOfPerson', userId)
  const isMoving = body.reason === 'Moving'
  const orderId = await placeServiceStop(context, {
    accountId,
    lastDay: body.lastDay,
    reason: isMoving ? 'Moving' : 'Other',
    forwarding: { street: body.street.trim(), city: body.city.trim(), state, postalCode },
    fee: serviceStopFee(contract, body.lastDay, isMoving),
  })
  return { body: { location: `/orders/${orderId}?done` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

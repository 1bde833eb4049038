import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { localDay } from '../../../customers/rules/calendar-day'
import { startDateChoices } from '../../../enrollment/objects/order/start-dates'
import { hasServiceAt } from '../../../enrollment/operations/sign-up/own-home'
import { placeMove } from '../../operations/place-move'
import { readMove, textsOfMove } from '../../operations/read-move'
import { moveServiceContract } from './contract'

const handle = handleCall(moveServiceContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedInCustomer(context)
  const { accountId, planCode, textLanguage } = body
  const zipCode = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(body.zipCode)?.[1]
  if (zipCode === undefined) throw fieldError('invalidZip', 'zipCode')
  const move = await readMove(context, { accountId, zipCode, planCode })
  const { plan, location } = move
  if (!move.isActive) throw fail('serviceNotActive')
  if (plan === null || location === null) throw fail('zipNotServed')
  const { authorizations, wishes, mark } = await textsOfMove(context, move, textLanguage)
  requireFields(body, ['street', 'lastDay', 'firstDay'])
  const today = localDay(context.now())
  const isPossible = (type: 'Stop_Service' | 'Move_In', day: string) =>
    startDateChoices(type, today).some(({ date, refusal }) => date === day && refusal === null)
  if (!isPossible('Stop_Service', body.lastDay)) throw fieldError('stopDateNotPossible', 'lastDay')
  if (!isPossible('Move_In', body.firstDay)) throw fieldError('dateNotPossible', 'firstDay')
  const street = body.street.replace(/\s+/g, ' ').trim()
  const { commodity } = plan
  if (await hasServiceAt(context, { commodity, street, zipCode, servicePoint: null })) {
    throw fieldError('homeHasService', 'street')
  }
  // The terms agreed to are those that were shown. A second press gets the order of the first.
  if (move.open === null && body.mark !== mark) throw fail('moveTermsChanged')
  const refused = authorizations.map(({ name }) => name).filter((name) => body[name] !== 'yes')
  if (refused.length > 0) throw fieldError('requiredFieldMissing', ...refused)
  await countAttempt(context, 'orderChangeOfPerson', userId)
  const orderId = await placeMove(context, {
    move,
    plan,
    location,
    street,
    zipCode,
    lastDay: body.lastDay,
    firstDay: body.firstDay,
    textLanguage,
    wishes: wishes.map(({ name }) => name).filter((name) => body[name] === 'yes'),
  })
  return { body: { location: `/orders/${orderId}?done` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

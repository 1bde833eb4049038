import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readAlerts } from '../../../alerts/operations/read-alerts'
import { localDay } from '../../../customers/rules/calendar-day'
import { startDateChoices } from '../../../enrollment/objects/order/start-dates'
import { readMove, textsOfMove } from '../../operations/read-move'
import { getMoveContract } from './contract'

const handle = handleCall(getMoveContract, async ({ body }, context: MethodContext) => {
  const move = await readMove(context, body)
  const { account, open, plan, plans, location, autopay, depositHeldCents } = move
  const { engine, viewer } = context
  const today = localDay(context.now())
  const { authorizations, wishes, mark } = await textsOfMove(context, move, viewer.language)
  const alerts = await readAlerts(engine, viewer, account.contactId)
  return {
    body: {
      accountId: account.accountId,
      street: account.street,
      canMove: move.isActive,
      openOrderId: open?.startId ?? open?.stopId ?? null,
      isMoving: open !== null && open.startId !== null,
      zipCode: body.zipCode ?? null,
      plans: [...plans],
      presentPlanCode: move.presentPlanCode,
      contractEnd: move.contract.end,
      plan,
      city: location?.city ?? null,
      state: location?.state ?? null,
      lastDays: plan === null ? [] : [...startDateChoices('Stop_Service', today)],
      firstDays: plan === null ? [] : [...startDateChoices('Move_In', today)],
      isPastDue: move.isPastDue,
      needsCredit: move.needsCredit,
      depositHeld: depositHeldCents > 0 ? depositHeldCents / 100 : null,
      hasTextAlerts: alerts.kindsOn.length > 0,
      hasAutopay: autopay?.status === 'Active',
      isPaperless: account.isPaperless,
      hasAverageBilling: account.hasAverageBilling,
      authorizations: authorizations.map(({ name, text }) => ({ name, text })),
      wishes: wishes.map(({ name, text }) => ({ name, text })),
      mark,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

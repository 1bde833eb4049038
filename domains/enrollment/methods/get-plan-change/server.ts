import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'
import { localDay } from '../../../customers/rules/calendar-day'
import { planChangeUndoEnd } from '../../../customers/rules/plan-change-terms'
import { takenPlanFields, takenPlanName } from '../../../plans/facts/plan-name'
import { findOpenPlanChange } from '../../operations/plan-change/open-plan-change'
import { authorizationsOfChange, readPlanChange } from '../../operations/plan-change/read-plan-change'
import { getPlanChangeContract } from './contract'

const handle = handleCall(getPlanChangeContract, async ({ body }, context: MethodContext) => {
  const change = await readPlanChange(context, body)
  const { account, use, plan, terms } = change
  const { accountId, street } = account
  const { viewer, engine } = context
  const present = await viewedAccount(context, accountId, [...takenPlanFields, 'Contract_End_Date__c'])
  const open = await findOpenPlanChange(engine, viewer, accountId)
  const authorizations = terms === null ? [] : authorizationsOfChange(change, terms, viewer.language)
  return {
    body: {
      accountId,
      street,
      presentPlanName: takenPlanName(present, viewer.language),
      contractEnd: present.Contract_End_Date__c,
      plan,
      months: use.months.length,
      terms,
      undoUntil: terms === null ? null : planChangeUndoEnd(localDay(context.now()), terms.startDate),
      authorizations: authorizations.map(({ name, text }) => ({ name, text })),
      open: open === null ? null : { orderId: open.id, planName: takenPlanName(open, viewer.language) },
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

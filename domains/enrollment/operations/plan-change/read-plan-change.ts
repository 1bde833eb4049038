import { fail } from '@porchlight/errors'
import type { Language } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type OwnAccount, ownAccount } from '../../../customers/operations/person/own-account'
import type { PlanChangeTerms } from '../../../customers/rules/plan-change-terms'
import { planNameIn } from '../../../plans/facts/plan-name'
import { type AccountUse, readAccountUse } from '../../../plans/operations/plan-offer/account-use'
import { readPlanOffers } from '../../../plans/operations/plan-offer/read-plan-offers'
import { findOpenServiceStop } from '../service-stop/open-service-stop'
import type { OfferedPlan } from '../sign-up/sign-up-plan'
import { type PlanChangeAuthorization, planChangeAuthorizations } from './plan-change-authorizations'

/** Another plan for an account of the signed-in customer, and its conditions. */
export interface PossiblePlanChange {
  readonly account: OwnAccount
  readonly use: AccountUse
  readonly plan: OfferedPlan
  /**
   * Null when the account cannot change to the plan: it has no service, waits for its end, or has the plan with time
   * to run.
   */
  readonly terms: PlanChangeTerms | null
}

/**
 * Reads the terms of the plan with that code for an account of the signed-in customer: within the account's own brand
 * and utility. Errors: `notFound` for another customer's account and for an unknown one; `planNotOffered` for a plan
 * that its brand does not offer there.
 */
export async function readPlanChange(
  context: MethodContext,
  requested: { readonly accountId: string; readonly planCode: string },
): Promise<PossiblePlanChange> {
  const account = await ownAccount(context, requested.accountId)
  const use = await readAccountUse(context, account.accountId)
  if (use === null || use.utilityId === null) throw fail('notFound')
  const where = { ProductCode: [requested.planCode], Utility__c: [use.utilityId] }
  const [plan] = await readPlanOffers(context, account.brand, where, { use: null, account: use })
  if (plan === undefined) throw fail('planNotOffered')
  const stop = await findOpenServiceStop(context.engine, context.viewer, account.accountId)
  const isUseful = stop === null && (plan.code !== use.planCode || use.change?.kind === 'Renewal')
  return { account, use, plan, terms: isUseful ? use.change : null }
}

/** What the customer agrees to with those terms, in that language. */
export function authorizationsOfChange(
  { account, plan }: PossiblePlanChange,
  terms: PlanChangeTerms,
  language: Language,
): readonly PlanChangeAuthorization[] {
  const { brandName, street } = account
  const planName = planNameIn(plan, language)
  return planChangeAuthorizations({ brandName, street: street ?? '', planName, terms }, language)
}

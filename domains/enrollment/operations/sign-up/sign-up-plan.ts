import type { BrandKey } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { localDay } from '../../../customers/rules/calendar-day'
import { productObject } from '../../../plans/objects/product/object'
import { readPlanOffers } from '../../../plans/operations/plan-offer/read-plan-offers'
import { onOfferOn } from '../../../plans/rules/plan-dates/offer-state'

/** A plan on offer, as plan search answers it. */
export type OfferedPlan = Awaited<ReturnType<typeof readPlanOffers>>[number]

/** The plan of that record id, while the served brand offers it; null otherwise. */
export async function readOfferedPlan(context: MethodContext, planId: string): Promise<OfferedPlan | null> {
  const brand = await actingBrand(context)
  const [offer] = await readPlanOffers(context, brand, { Id: [planId] }, { use: null, account: null })
  return offer ?? null
}

/** The record id of the plan of that code; `planNotOffered` when the served brand does not offer it. */
export async function requirePlanId(context: MethodContext, code: string): Promise<string> {
  return requirePlanIdOf(context, code, await actingBrand(context))
}

/** The same of a brand. */
export async function requirePlanIdOf(
  { engine, systemViewer, now }: MethodContext,
  code: string,
  brand: BrandKey,
): Promise<string> {
  const plan = await first(engine, systemViewer, productObject, {
    fields: [],
    where: onOfferOn(localDay(now())).map((inForce) => ({
      ProductCode: code,
      Plan_Brand__c: brand,
      ...inForce,
    })),
  })
  if (plan === null) throw fail('planNotOffered')
  return plan.id
}

/** The plan of a sign-up; `planNotOffered` when it has none that is still offered. */
export async function requirePlan(context: MethodContext, planId: string | null): Promise<OfferedPlan> {
  const plan = planId === null ? null : await readOfferedPlan(context, planId)
  if (plan === null) throw fail('planNotOffered')
  return plan
}

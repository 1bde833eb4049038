import { fail } from '@porchlight/errors'
import type { Condition } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { fieldText } from '../../../customers/operations/person/field-text'
import { readPlanOffers } from '../../../plans/operations/plan-offer/read-plan-offers'

/** A plan on offer, as plan search answers it. */
export type OfferedPlan = Awaited<ReturnType<typeof readPlanOffers>>[number]

/** The plan of that record id, while the served brand offers it; null otherwise. */
export function readOfferedPlan(context: MethodContext, planId: string): Promise<OfferedPlan | null> {
  return offerWhere(context, { kind: 'compare', field: 'Id', operator: 'eq', value: planId })
}

/** The record id of the plan of that code; `planNotOffered` when the served brand does not offer it. */
export async function requirePlanId(context: MethodContext, code: string): Promise<string> {
  const records = await firstRecords(context.engine, context.systemViewer, {
    objectApiName: 'Product2',
    selection: { fields: ['ProductCode'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'ProductCode', operator: 'eq', value: code },
        { kind: 'compare', field: 'Plan_Brand__c', operator: 'eq', value: await actingBrand(context) },
        { kind: 'compare', field: 'IsActive', operator: 'eq', value: true },
      ],
    },
    orderings: [],
    pageSize: 1,
  })
  const [plan] = records
  if (plan === undefined || fieldText(plan, 'ProductCode') === null) throw fail('planNotOffered')
  return plan.id
}

/** The plan of a sign-up; `planNotOffered` when it has none that is still offered. */
export async function requirePlan(context: MethodContext, planId: string | null): Promise<OfferedPlan> {
  const plan = planId === null ? null : await readOfferedPlan(context, planId)
  if (plan === null) throw fail('planNotOffered')
  return plan
}

async function offerWhere(context: MethodContext, condition: Condition): Promise<OfferedPlan | null> {
  const offers = await readPlanOffers(context, await actingBrand(context), condition, {
    use: null,
    account: null,
  })
  return offers[0] ?? null
}

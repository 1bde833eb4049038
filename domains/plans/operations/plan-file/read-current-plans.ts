import type { BrandKey } from '@porchlight/brands'
import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { listEvery } from '@porchlight/server-methods/records/list'
import { productObject } from '../../objects/product/object'
import { fileFields, type PlanValues } from './plan-columns'
import type { PlanWorld } from './plan-world'
import { readPlanWorld } from './read-plan-world'

/** A brand's plans but those whose offer has ended by `day`, `YYYY-MM-DD`, by code, as the viewer may see them. */
export async function readCurrentPlans(
  context: Pick<MethodContext, 'engine' | 'metadata' | 'now'>,
  viewer: Viewer,
  brand: BrandKey,
  day: string,
): Promise<{ readonly plans: readonly PlanValues[]; readonly world: PlanWorld }> {
  const plans: PlanValues[] = []
  const every = listEvery(context.engine, viewer, productObject, {
    fields: fileFields,
    where: [
      { Plan_Brand__c: brand, Offered_Until__c: null },
      { Plan_Brand__c: brand, Offered_Until__c: { gte: day } },
    ],
    orderedBy: ['ProductCode'],
    pageSize: 500,
  })
  for await (const { id: _id, ...values } of every) plans.push(values)
  return { plans, world: await readPlanWorld(context, viewer, []) }
}

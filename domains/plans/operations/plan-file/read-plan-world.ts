import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list, listEvery } from '@porchlight/server-methods/records/list'
import { utilityObject } from '../../../utilities/objects/utility/object'
import { productObject } from '../../objects/product/object'
import { fileFields } from './plan-columns'
import type { PlanUtility, PlanWorld, StoredPlan } from './plan-world'

type Reader = Pick<MethodContext, 'engine' | 'metadata' | 'now'>

const planFields = ['Id', 'SystemModstamp', ...fileFields] as const

/** What a file with plans of those codes is compared with, as the viewer may see it. */
export async function readPlanWorld(
  { engine, metadata, now }: Reader,
  viewer: Viewer,
  codes: readonly string[],
): Promise<PlanWorld> {
  const object = metadata.objects.get(productObject.apiName)
  if (object === undefined) throw new RangeError('there are no plans')
  const plans =
    codes.length === 0
      ? []
      : await list(engine, viewer, productObject, {
          fields: planFields,
          where: { ProductCode: codes },
          limit: codes.length,
        })
  const stored = new Map<string, StoredPlan>(
    plans.map(({ id, Id, SystemModstamp, ...values }) => [
      values.ProductCode,
      { id: Id, version: Date.parse(SystemModstamp), values },
    ]),
  )
  return { object, utilities: await readUtilities(engine, viewer), stored, viewer, now: now() }
}

/** Every utility, by name. */
async function readUtilities(engine: Reader['engine'], viewer: Viewer): Promise<readonly PlanUtility[]> {
  const utilities: PlanUtility[] = []
  const every = listEvery(engine, viewer, utilityObject, {
    fields: ['Id', 'Name', 'Commodity__c', 'Delivery_Fixed_Charge__c', 'Delivery_Usage_Charge__c'],
    orderedBy: ['Name'],
    pageSize: 500,
  })
  for await (const utility of every) {
    const { Delivery_Fixed_Charge__c: fixed, Delivery_Usage_Charge__c: perUnit } = utility
    utilities.push({
      id: utility.Id,
      name: utility.Name,
      commodity: utility.Commodity__c,
      delivery: { fixed, perUnit },
    })
  }
  return utilities
}

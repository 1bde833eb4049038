import { fail } from '@porchlight/errors'
import type { TypedRecord } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { serviceAreaObject } from '../../../utilities/objects/service-area/object'
import { readServiceAreas } from '../../../utilities/operations/service-area/read-service-areas'
import { readAccountUse, toPlanAccount } from '../../operations/plan-offer/account-use'
import { readPlanOffers } from '../../operations/plan-offer/read-plan-offers'
import { findPlansContract } from './contract'

type Area = AnswerOf<typeof findPlansContract>['areas'][number]

/** Who serves a ZIP code is public and read as the system; the account and its use are read as the viewer. */
const handle = handleCall(findPlansContract, async ({ query }, context: MethodContext) => {
  const account = await readAccountUse(context, query.accountId)
  if (query.zipCode === undefined && account === null) {
    throw fail('invalidParameter', { parameter: 'zipCode', reason: 'give a ZIP code or an account' })
  }
  const zipCode = query.zipCode ?? account?.zipCode ?? null
  const areas = zipCode === null ? [] : (await readServiceAreas(context, zipCode, areaFields)).map(toArea)
  const utilityIds = areas.flatMap(({ isOpen, utilityId }) =>
    isOpen && utilityId !== null ? [utilityId] : [],
  )
  const plans =
    utilityIds.length === 0
      ? []
      : await readPlanOffers(
          context,
          query.brandName,
          { Utility__c: utilityIds },
          { use: query.use === undefined ? null : Number(query.use), account },
        )
  return { body: { zipCode, areas: [...areas], plans: [...plans], account: toPlanAccount(account) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

const areaFields = [
  'City__c',
  'State__c',
  'Commodity__c',
  'Is_Open__c',
  'Closed_Reason__c',
  'Utility__c',
  'Utility__r.Name',
  'Utility__r.Utility_Phone__c',
] as const

function toArea(area: TypedRecord<typeof serviceAreaObject, (typeof areaFields)[number]>): Area {
  return {
    city: area.City__c,
    state: area.State__c,
    commodity: area.Commodity__c,
    isOpen: area.Is_Open__c,
    closedReason: area.Closed_Reason__c,
    utilityId: area.Utility__c,
    utilityName: area['Utility__r.Name'],
    utilityPhone: area['Utility__r.Utility_Phone__c'],
  }
}

import { fail } from '@porchlight/errors'
import type { RecordRepresentation } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { fieldText } from '../../../customers/operations/person/field-text'
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
          { kind: 'compare', field: 'Utility__c', operator: 'in', value: utilityIds },
          { use: query.use === undefined ? null : Number(query.use), account },
        )
  return { body: { zipCode, areas: [...areas], plans: [...plans], account: toPlanAccount(account) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

const areaFields = {
  fields: ['City__c', 'State__c', 'Commodity__c', 'Is_Open__c', 'Closed_Reason__c', 'Utility__c'],
  optionalFields: ['Utility__r.Name', 'Utility__r.Utility_Phone__c'],
}

function toArea(record: RecordRepresentation): Area {
  return {
    city: fieldText(record, 'City__c') ?? '',
    state: fieldText(record, 'State__c') ?? '',
    commodity: fieldText(record, 'Commodity__c') === 'Gas' ? 'Gas' : 'Electricity',
    isOpen: record.fields.Is_Open__c?.value === true,
    closedReason: fieldText(record, 'Closed_Reason__c'),
    utilityId: fieldText(record, 'Utility__c'),
    utilityName: fieldText(record, 'Utility__r.Name'),
    utilityPhone: fieldText(record, 'Utility__r.Utility_Phone__c'),
  }
}

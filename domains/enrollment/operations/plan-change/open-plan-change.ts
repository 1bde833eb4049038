import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { takenPlanFields } from '../../../plans/facts/plan-name'
import { orderObject } from '../../objects/order/object'

/** The change of plan of an account that does not apply yet, as `viewer` may see it; null without one. */
export function findOpenPlanChange(engine: RecordEngine, viewer: Viewer, accountId: string) {
  return first(engine, viewer, orderObject, {
    fields: ['Confirmed_Start_Date__c', 'Plan__c', ...takenPlanFields],
    where: { AccountId: accountId, Case_Type__c: 'Plan_Change', Status: 'Pending' },
  })
}

import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { orderObject } from '../../objects/order/object'

/** The stop of service that an account waits for, as `viewer` may see it; null without one. */
export function findOpenServiceStop(engine: RecordEngine, viewer: Viewer, accountId: string) {
  return first(engine, viewer, orderObject, {
    fields: ['Requested_Start_Date__c', 'Confirmed_Start_Date__c'],
    where: { AccountId: accountId, Case_Type__c: 'Stop_Service', Status: 'Pending' },
  })
}

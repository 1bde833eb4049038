import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { noticeObject } from '../objects/notice/object'

/** The notices of an order, the oldest first; forms call the oldest 1. */
export function readNotices(engine: RecordEngine, reader: Viewer, orderId: string) {
  return list(engine, reader, noticeObject, {
    fields: [
      'Notice_Type__c',
      'Reason__c',
      'Status__c',
      'Amount__c',
      'Placed_By__c',
      'Placed_Date__c',
      'Confirmed_Date__c',
      'Resolved_Date__c',
      'Resolution_Path__c',
      'Debt_Account__c',
      'Evidence__c',
    ],
    where: { Order__c: orderId },
    orderedBy: ['CreatedDate'],
    limit: 200,
  })
}

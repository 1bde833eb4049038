import { recordTypeIdOf } from '@porchlight/metadata'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import { demoAccountId } from './account'
import { demoOrderId } from './order'

/** Returns the notices of all orders that have one. */
export function demoNotices({ seed, orders }: DemoPeople): readonly DemoRecord[] {
  return orders.flatMap((order, index) => {
    const notice = order.situation?.notice
    if (notice === undefined) return []
    const { home } = order.household
    const isSwitchHold = notice.type === 'Switch_Hold'
    const isConfirmed = notice.status !== 'Open'
    const isNewOccupant = notice.reason === 'Previous_Occupant'
    const evidence = isNewOccupant
      ? 'Documents_Accepted'
      : isSwitchHold
        ? 'Utility_Released'
        : 'Payment_Posted'
    return [
      {
        objectApiName: 'Notice__c',
        id: demoId(seed, 'a0d', order.key),
        fields: {
          Account__c: demoAccountId(seed, home.key),
          Order__c: demoOrderId(seed, order.key),
          Notice_Type__c: notice.type,
          RecordTypeId: recordTypeIdOf('Notice__c', notice.type),
          Reason__c: notice.reason,
          Status__c: notice.status,
          Amount__c: 64.25 + ((index * 41) % 380),
          Placed_By__c: isSwitchHold ? home.utility.name : null,
          Placed_Date__c: order.createdDate,
          Resolution_Path__c: isNewOccupant ? 'New_Occupant' : 'Pay',
          Customer_Confirmed__c: isConfirmed,
          Confirmed_Date__c: isConfirmed ? addDays(order.createdDate, 1) : null,
          Evidence__c: notice.status === 'Resolved' ? evidence : null,
          Resolved_Date__c: notice.status === 'Resolved' ? addDays(order.createdDate, 2) : null,
          CreatedDate: momentOf(order.createdDate, 15, 15),
        },
      },
    ]
  })
}

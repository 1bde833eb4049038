import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/reach'

const reach = throughAccount('Account__c')

/** AutoPay begins and ends with a consent, which the portal's own methods record. */
export const autopayAccess: ObjectDeclaration['access'] = {
  customer: { records: reach.customer, read: 'all' },
  advisor: { records: reach.staff, read: 'all' },
  supervisor: {
    records: reach.staff,
    read: 'all',
    update: ['Status__c', 'Cancelled_Date__c', 'Suspension_Reason__c', 'Next_Debit_Date__c'],
  },
  admin: fullAccess,
}

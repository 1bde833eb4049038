import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

/** AutoPay begins and ends with a consent, which the portal's own methods record. */
export const autopayAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: 'all' },
  advisor: { records: scope.staff, read: 'all' },
  supervisor: {
    records: scope.staff,
    read: 'all',
    update: ['Status__c', 'Cancelled_Date__c', 'Suspension_Reason__c', 'Next_Debit_Date__c'],
  },
  admin: fullAccess,
}

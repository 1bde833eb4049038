import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

const decisions = ['Status__c', 'Due_Date__c', 'Waiver_Reason__c', 'OwnerId', 'Internal_Notes__c']

/** Customers see the deposit required of them and why; the rating stays internal. */
export const depositAccess: ObjectDeclaration['access'] = {
  customer: {
    records: scope.customer,
    read: [
      'Name',
      'Account__c',
      'Order__c',
      'Required_Amount__c',
      'Cap_Amount__c',
      'Paid_Amount__c',
      'Status__c',
      'Due_Date__c',
      'Paid_Date__c',
      'Payment_Confirmation_Number__c',
      'Waiver_Reason__c',
      'Interest_Rate__c',
      'Interest_Accrued__c',
      'Interest_Credited__c',
      'On_Time_Bills__c',
      'Refund_Due_Date__c',
      'Refund_Date__c',
    ],
  },
  advisor: { records: scope.staff, read: 'all', update: decisions },
  supervisor: { records: scope.staff, read: 'all', update: [...decisions, 'Required_Amount__c'] },
  admin: fullAccess,
}

import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Order__c', 'AccountId')

const progress = ['Status', 'Due_Date__c', 'StartTime', 'EndTime', 'Internal_Notes__c']

/** Customers follow the steps of their orders; they settle them by paying or sending, never by marking. */
export const workStepAccess: ObjectDeclaration['access'] = {
  customer: {
    records: scope.customer,
    read: [
      'Name',
      'Order__c',
      'Step_Type__c',
      'Status',
      'Responsible__c',
      'ExecutionOrder',
      'Due_Date__c',
      'StartTime',
      'EndTime',
    ],
  },
  advisor: { records: scope.staff, read: 'all', update: progress },
  supervisor: { records: scope.staff, read: 'all', update: [...progress, 'Responsible__c'] },
  admin: fullAccess,
}

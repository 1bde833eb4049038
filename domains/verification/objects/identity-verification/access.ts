import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

/** Customers see how far the check is; how it judged them stays inside. */
export const identityVerificationAccess: ObjectDeclaration['access'] = {
  customer: {
    records: scope.customer,
    read: [
      'Name',
      'Account__c',
      'Order__c',
      'Status__c',
      'Sent_Channel__c',
      'Sent_At__c',
      'Expires_At__c',
      'Completed_At__c',
      'Times_Sent__c',
    ],
  },
  advisor: { records: scope.staff, read: 'all', update: ['OwnerId', 'Internal_Notes__c'] },
  supervisor: {
    records: scope.staff,
    read: 'all',
    update: ['Status__c', 'Completed_At__c', 'OwnerId', 'Internal_Notes__c'],
  },
  admin: fullAccess,
}

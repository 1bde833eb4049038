import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('AccountId')

/** Customers read what they are offered, not what we expect of it. */
export const opportunityAccess: ObjectDeclaration['access'] = {
  customer: {
    records: scope.customer,
    read: [
      'Name',
      'AccountId',
      'StageName',
      'Plan__c',
      'CloseDate',
      'Contract_End_Date__c',
      'IsClosed',
      'IsWon',
    ],
  },
  advisor: { records: scope.staff, read: 'all', update: ['StageName', 'CloseDate'] },
  supervisor: {
    records: scope.staff,
    read: 'all',
    update: ['StageName', 'CloseDate', 'Plan__c', 'Probability'],
  },
  admin: fullAccess,
}

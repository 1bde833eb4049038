import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/reach'

const reach = throughAccount('AccountId')

/** Customers read what they are offered, not what we expect of it. */
export const opportunityAccess: ObjectDeclaration['access'] = {
  customer: {
    records: reach.customer,
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
  advisor: { records: reach.staff, read: 'all', update: ['StageName', 'CloseDate'] },
  supervisor: {
    records: reach.staff,
    read: 'all',
    update: ['StageName', 'CloseDate', 'Plan__c', 'Probability'],
  },
  admin: fullAccess,
}

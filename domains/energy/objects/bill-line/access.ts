import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughAccount } from '../../../customers/objects/reach'

const reach = throughAccount('Bill__c', 'Account__c')

/** Lines are as fixed as the bill that they are part of. */
export const billLineAccess: ObjectDeclaration['access'] = {
  customer: { records: reach.customer, read: 'all' },
  advisor: { records: reach.staff, read: 'all' },
  supervisor: { records: reach.staff, read: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', delete: true },
}

import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Bill__c', 'Account__c')

/** Lines are as fixed as the bill that they are part of. */
export const billLineAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: 'all' },
  advisor: { records: scope.staff, read: 'all' },
  supervisor: { records: scope.staff, read: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', delete: true },
}

import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

/** Reads come from the meters: when people are at home shows in them, so few may look. */
export const intervalReadAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: 'all' },
  advisor: { records: scope.staff, read: 'all' },
  supervisor: { records: scope.staff, read: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}

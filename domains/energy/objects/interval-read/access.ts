import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughAccount } from '../../../customers/objects/reach'

const reach = throughAccount('Account__c')

/** Reads come from the meters: when people are at home shows in them, so few may look. */
export const intervalReadAccess: ObjectDeclaration['access'] = {
  customer: { records: reach.customer, read: 'all' },
  advisor: { records: reach.staff, read: 'all' },
  supervisor: { records: reach.staff, read: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}

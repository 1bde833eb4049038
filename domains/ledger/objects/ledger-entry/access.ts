import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

/** Lines follow from bills, payments and deposits; no person writes, changes or deletes one. */
export const ledgerEntryAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: 'all' },
  advisor: { records: scope.staff, read: 'all' },
  supervisor: { records: scope.staff, read: 'all' },
  admin: { records: allRecords, read: 'all' },
}

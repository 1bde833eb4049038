import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

/** Bills come from billing; no one can rewrite one that was sent. */
export const billAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: 'all' },
  advisor: { records: scope.staff, read: 'all' },
  supervisor: { records: scope.staff, read: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', update: ['Status__c'], delete: true },
}

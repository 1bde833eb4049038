import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughAccount } from '../../../customers/objects/reach'

const reach = throughAccount('Account__c')

/** Bills come from billing; nobody rewrites one that was sent. */
export const billAccess: ObjectDeclaration['access'] = {
  customer: { records: reach.customer, read: 'all' },
  advisor: { records: reach.staff, read: 'all' },
  supervisor: { records: reach.staff, read: 'all' },
  admin: { records: allRecords, read: 'all', create: 'all', update: ['Status__c'], delete: true },
}

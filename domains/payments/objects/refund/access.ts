import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

/**
 * Refunds are requested by the method that reserves the money, and decided by the actions; no one types one in. Customers
 * see what went back on the payment itself.
 */
export const refundAccess: ObjectDeclaration['access'] = {
  advisor: { records: scope.staff, read: 'all' },
  supervisor: { records: scope.staff, read: 'all', update: ['OwnerId'] },
  admin: { records: allRecords, read: 'all', update: ['OwnerId'] },
}

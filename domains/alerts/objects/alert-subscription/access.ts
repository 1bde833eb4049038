import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

/** A number has to be verified and a consent recorded: the portal's own methods do both. */
export const alertSubscriptionAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: 'all' },
  advisor: { records: scope.staff, read: 'all' },
  supervisor: { records: scope.staff, read: 'all' },
  admin: fullAccess,
}

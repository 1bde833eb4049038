import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/reach'

const reach = throughAccount('Account__c')

/** A number has to be verified and a consent recorded: the portal's own methods do both. */
export const alertSubscriptionAccess: ObjectDeclaration['access'] = {
  customer: { records: reach.customer, read: 'all' },
  advisor: { records: reach.staff, read: 'all' },
  supervisor: { records: reach.staff, read: 'all' },
  admin: fullAccess,
}

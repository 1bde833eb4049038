import type { ObjectDeclaration } from '@porchlight/metadata'
import { fullAccess, throughAccount } from '../../../customers/objects/row-scope'

const scope = throughAccount('Account__c')

/** The portal's own methods agree to an arrangement and follow it; a supervisor ends one. */
export const paymentArrangementAccess: ObjectDeclaration['access'] = {
  customer: { records: scope.customer, read: 'all' },
  advisor: { records: scope.staff, read: 'all' },
  supervisor: { records: scope.staff, read: 'all', update: ['Status__c'] },
  admin: fullAccess,
}

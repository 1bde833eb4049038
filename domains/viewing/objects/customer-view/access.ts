import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'
import { throughContact } from '../../../customers/objects/row-scope'

const { customer, staff } = throughContact('Contact__c')

/** Customers see that somebody looked, when and why; who it was and their note is for staff. Only the platform writes. */
export const customerViewAccess: ObjectDeclaration['access'] = {
  customer: { records: customer, read: ['Name', 'Contact__c', 'Reason__c', 'Started_At__c'] },
  advisor: { records: staff, read: 'all' },
  supervisor: { records: staff, read: 'all' },
  admin: { records: allRecords, read: 'all' },
}

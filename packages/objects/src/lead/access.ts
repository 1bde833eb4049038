import { type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'
import { fullAccess } from '../reach'

const records = recordsWhere(['Lead_Brand__c'], 'brand')
const followUp = [
  'Status',
  'MobilePhone',
  'Email',
  'Preferred_Language__c',
  'Plan__c',
  'Requested_Start_Date__c',
]

/** A sign-up goes on by its own link, not by a login: customers reach none. */
export const leadAccess: ObjectDeclaration['access'] = {
  advisor: { records, read: 'all', update: followUp },
  supervisor: { records, read: 'all', update: followUp, delete: true },
  admin: fullAccess,
}

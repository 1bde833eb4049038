import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'
import { mailGroupFields } from '../../facts/mail-groups'

/** Why a customer's data may not be erased is between the retailer and its lawyers. */
const ownFields = [
  'Name',
  'FirstName',
  'LastName',
  'Email',
  'MobilePhone',
  'OtherPhone',
  'MailingPostalCode',
  'Preferred_Language__c',
  'Customer_Brand__c',
  'IsEmailBounced',
]

/** What administrators write: not the name, which follows from its parts, and not when somebody was erased. */
const written = [...ownFields.filter((name) => name !== 'Name'), 'Legal_Hold__c']

const phonesAndLanguage = ['MobilePhone', 'OtherPhone', 'Preferred_Language__c']

/**
 * Customers see themselves; staff see the people of their brand. Only administrators change the brand. Only customers
 * choose which mails they receive, through the portal's own methods; no one else can write that choice.
 */
export const contactAccess: ObjectDeclaration['access'] = {
  customer: {
    records: recordsWhere(['Id'], 'contactId'),
    read: [...ownFields, ...mailGroupFields],
    update: phonesAndLanguage,
  },
  advisor: {
    records: recordsWhere(['Customer_Brand__c'], 'brand'),
    read: 'all',
    update: [...phonesAndLanguage, 'MailingPostalCode'],
  },
  supervisor: {
    records: recordsWhere(['Customer_Brand__c'], 'brand'),
    read: 'all',
    update: [...phonesAndLanguage, 'MailingPostalCode', 'FirstName', 'LastName', 'Email', 'Legal_Hold__c'],
  },
  admin: { records: allRecords, read: 'all', create: written, update: written, delete: true },
}

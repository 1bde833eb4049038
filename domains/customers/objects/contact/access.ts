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
 * Customers see themselves; staff see the people of their brand. The brand is moved by administrators alone. Which mails a
 * customer gets is chosen by the customer alone, by the portal's own methods: nobody else writes it.
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

import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const phonesAndLanguage = ['MobilePhone', 'OtherPhone', 'Preferred_Language__c']

/** Customers see themselves; staff see the people of their brand. The brand is moved by administrators alone. */
export const contactAccess: ObjectDeclaration['access'] = {
  customer: { records: recordsWhere(['Id'], 'contactId'), read: 'all', update: phonesAndLanguage },
  advisor: {
    records: recordsWhere(['Customer_Brand__c'], 'brand'),
    read: 'all',
    update: [...phonesAndLanguage, 'MailingPostalCode'],
  },
  supervisor: {
    records: recordsWhere(['Customer_Brand__c'], 'brand'),
    read: 'all',
    update: [...phonesAndLanguage, 'MailingPostalCode', 'FirstName', 'LastName', 'Email'],
  },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}

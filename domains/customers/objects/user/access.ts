import { allRecords, anyOf, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const ownFields = [
  'Name',
  'FirstName',
  'LastName',
  'Username',
  'Email',
  'ContactId',
  'Calc_Contact_Id__c',
  'LanguageLocaleKey',
  'TimeZoneSidKey',
]

/** Staff see the logins of their brand's customers, and their own. */
const servedUsers = anyOf(
  recordsWhere(['ContactId', 'Customer_Brand__c'], 'brand'),
  recordsWhere(['Served_Brand__c'], 'brand'),
  recordsWhere(['Id'], 'userId'),
)

/** Who may see and change logins. Only an administrator changes roles and usernames. */
export const userAccess: ObjectDeclaration['access'] = {
  customer: { records: recordsWhere(['Id'], 'userId'), read: ownFields, update: ['LanguageLocaleKey'] },
  advisor: {
    records: servedUsers,
    read: [...ownFields, 'Portal_Role__c', 'Served_Brand__c', 'IsActive'],
  },
  supervisor: {
    records: servedUsers,
    read: [...ownFields, 'Portal_Role__c', 'Served_Brand__c', 'IsActive'],
    update: ['LanguageLocaleKey', 'TimeZoneSidKey'],
  },
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}

import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'
import { fullAccess } from '../../../customers/objects/row-scope'
import { termFields } from '../../rules/plan-dates/terms-stay'

const published = [
  'Name',
  'Name_ES__c',
  'ProductCode',
  'Description',
  'Description_ES__c',
  'IsActive',
  'Offered_From__c',
  'Offered_Until__c',
  ...termFields,
  'Requires_Deposit__c',
  'Facts_Label_Link__c',
  'Facts_Label_Link_ES__c',
  'Terms_Link__c',
  'Terms_Link_ES__c',
  'Rights_Link__c',
  'Rights_Link_ES__c',
]

/** Plans are public; what we earn by them is not. */
export const productAccess: ObjectDeclaration['access'] = {
  customer: { records: allRecords, read: published },
  advisor: { records: recordsWhere(['Plan_Brand__c'], 'brand'), read: published },
  supervisor: { records: recordsWhere(['Plan_Brand__c'], 'brand'), read: 'all', update: ['IsActive'] },
  admin: fullAccess,
}

import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'
import { fullAccess } from '../../../customers/objects/row-scope'

const published = [
  'Name',
  'ProductCode',
  'Description',
  'Description_ES__c',
  'IsActive',
  'Offered_From__c',
  'Offered_Until__c',
  'Plan_Brand__c',
  'Commodity__c',
  'Utility__c',
  'Rate_Type__c',
  'Term_Months__c',
  'Energy_Charge__c',
  'Base_Charge__c',
  'Bill_Credit__c',
  'Bill_Credit_Threshold__c',
  'Cancellation_Fee__c',
  'Renewable_Share__c',
  'Requires_Deposit__c',
  'Average_Price_500__c',
  'Average_Price_1000__c',
  'Average_Price_2000__c',
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

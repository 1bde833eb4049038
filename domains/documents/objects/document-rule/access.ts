import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const ownBrand = recordsWhere(['Brand__c'], 'brand')

const written = ['Required_For__c', 'Is_Offered__c', 'Days_To_Send__c', 'Explanation__c', 'Explanation_ES__c']

/** Each brand has one rule for each type from the start: no one adds or deletes one. */
export const documentRuleAccess: ObjectDeclaration['access'] = {
  advisor: { records: ownBrand, read: 'all' },
  supervisor: { records: ownBrand, read: 'all', update: written },
  admin: { records: allRecords, read: 'all', update: written },
}

import { allRecords, type ObjectDeclaration, recordsWhere } from '@porchlight/metadata'

const ownBrand = recordsWhere(['Brand__c'], 'brand')

const written = ['Name', 'Label_ES__c', 'Brand__c', 'Day__c', 'Status__c']

/** No one can delete a closed day: a past one explains why a promised date was later. */
export const closedDayAccess: ObjectDeclaration['access'] = {
  advisor: { records: ownBrand, read: 'all' },
  supervisor: { records: ownBrand, read: 'all', create: written, update: written },
  admin: { records: allRecords, read: 'all', create: written, update: written },
}

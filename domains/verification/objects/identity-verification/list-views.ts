import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'Account__r.Name',
  'Status__c',
  'Sent_At__c',
  'Expires_At__c',
  'Times_Sent__c',
]
const orderedBy = [{ fieldApiName: 'Sent_At__c', isAscending: false }]

export const identityVerificationListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllIdentityVerifications',
    label: { en: 'All verifications', es: 'Todas las verificaciones' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'IdentityVerificationsToReview',
    label: { en: 'For us to check', es: 'Por revisar por nosotros' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Manual_Review'),
    orderedBy,
  },
  {
    apiName: 'FailedIdentityVerifications',
    label: { en: 'Not verified', es: 'No verificadas' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Failed'),
    orderedBy,
  },
]

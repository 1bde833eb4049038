import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'Contact__r.Name',
  'Consent_Type__c',
  'Action__c',
  'Channel__c',
  'Given_At__c',
]
const orderedBy = [{ fieldApiName: 'Given_At__c', isAscending: false }]

export const consentListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllConsents',
    label: { en: 'All consents', es: 'Todos los consentimientos' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'WithdrawnConsents',
    label: { en: 'Withdrawn', es: 'Retirados' },
    displayColumns,
    filteredBy: hasValue('Action__c', 'Withdrawn'),
    orderedBy,
  },
]

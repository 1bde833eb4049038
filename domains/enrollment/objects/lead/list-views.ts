import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Email', 'Status', 'Step__c', 'Service_Postal_Code__c', 'CreatedDate']
const orderedBy = [{ fieldApiName: 'CreatedDate', isAscending: false }]

export const leadListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllLeads',
    label: { en: 'All unfinished sign-ups', es: 'Todas las inscripciones sin terminar' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'NewLeads',
    label: { en: 'New', es: 'Nuevas' },
    displayColumns,
    filteredBy: hasValue('Status', 'New'),
    orderedBy,
  },
  {
    apiName: 'LeadsAtReview',
    label: { en: 'Left at the review', es: 'Dejadas en la revisión' },
    displayColumns,
    filteredBy: hasValue('Step__c', 'Review'),
    orderedBy,
  },
]

import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Contact__r.Name', 'Staff__r.Name', 'Reason__c', 'Started_At__c']
const orderedBy = [{ fieldApiName: 'Started_At__c', isAscending: false }]

export const customerViewListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllCustomerViews',
    label: { en: 'All customer views', es: 'Todas las vistas de cliente' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'ViewsForOtherReasons',
    label: { en: 'For another reason', es: 'Por otro motivo' },
    displayColumns,
    filteredBy: hasValue('Reason__c', 'Other'),
    orderedBy,
  },
]

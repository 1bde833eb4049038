import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Contact__r.Name', 'Channel__c', 'Outcome__c', 'Sent_At__c']
const orderedBy = [{ fieldApiName: 'CreatedDate', isAscending: false }]

export const sentMessageListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllSentMessages',
    label: { en: 'All sent messages', es: 'Todos los mensajes enviados' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'RefusedMessages',
    label: { en: 'Refused', es: 'Rechazados' },
    displayColumns,
    filteredBy: hasValue('Outcome__c', 'Refused'),
    orderedBy,
  },
  {
    apiName: 'WithheldMessages',
    label: { en: 'Withheld', es: 'No enviados' },
    displayColumns: [...displayColumns, 'Withheld_Reason__c'],
    filteredBy: hasValue('Outcome__c', 'Withheld'),
    orderedBy,
  },
]

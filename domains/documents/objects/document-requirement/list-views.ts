import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Account__r.Name', 'Document_Type__c', 'Status__c', 'Due_Date__c']
const orderedBy = [{ fieldApiName: 'Due_Date__c', isAscending: true }]

export const documentRequirementListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllDocumentRequirements',
    label: { en: 'All documents', es: 'Todos los documentos' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'DocumentsReceived',
    label: { en: 'Received, to be checked', es: 'Recibidos, por revisar' },
    displayColumns: [...displayColumns, 'Received_Date__c'],
    filteredBy: hasValue('Status__c', 'Received'),
    orderedBy: [{ fieldApiName: 'Received_Date__c', isAscending: true }],
  },
  {
    apiName: 'DocumentsRejected',
    label: { en: 'Rejected', es: 'Rechazados' },
    displayColumns: [...displayColumns, 'Reason__r.Name'],
    filteredBy: hasValue('Status__c', 'Rejected'),
    orderedBy,
  },
]

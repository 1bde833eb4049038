import { hasValue, type ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = ['Name', 'Label_ES__c', 'Brand__c', 'Case_Type__c', 'Status__c', 'Position__c']
const orderedBy = [
  { fieldApiName: 'Position__c', isAscending: true },
  { fieldApiName: 'Name', isAscending: true },
]

export const replyTemplateListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllReplyTemplates',
    label: { en: 'All reply templates', es: 'Todas las plantillas de respuesta' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'OfferedReplyTemplates',
    label: { en: 'Offered', es: 'Ofrecidas' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Offered'),
    orderedBy,
  },
]

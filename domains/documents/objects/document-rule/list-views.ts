import { hasValue, type ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = ['Name', 'Brand__c', 'Document_Type__c', 'Required_For__c', 'Days_To_Send__c']
const orderedBy = [{ fieldApiName: 'Brand_Type__c', isAscending: true }]

export const documentRuleListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllDocumentRules',
    label: { en: 'All document rules', es: 'Todas las reglas de documentos' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'DocumentRulesOfEveryStart',
    label: { en: 'Required for every start', es: 'Obligatorios para todo inicio' },
    displayColumns,
    filteredBy: hasValue('Required_For__c', 'Every_Start'),
    orderedBy,
  },
]

import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Parent.CaseNumber', 'Author__c', 'CreatedDate']
const orderedBy = [{ fieldApiName: 'CreatedDate', isAscending: false }]

export const caseCommentListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllCaseComments',
    label: { en: 'All comments', es: 'Todos los comentarios' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'CustomerComments',
    label: { en: 'From customers', es: 'De clientes' },
    displayColumns,
    filteredBy: hasValue('Author__c', 'Customer'),
    orderedBy,
  },
]

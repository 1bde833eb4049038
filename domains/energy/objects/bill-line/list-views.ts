import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Bill__r.Name', 'Line_Type__c', 'Quantity__c', 'Amount__c']
const orderedBy = [{ fieldApiName: 'Amount__c', isAscending: false }]

export const billLineListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllBillLines',
    label: { en: 'All lines', es: 'Todos los renglones' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'LateFees',
    label: { en: 'Late fees', es: 'Cargos por pago atrasado' },
    displayColumns,
    filteredBy: hasValue('Line_Type__c', 'Late_Fee'),
    orderedBy,
  },
]

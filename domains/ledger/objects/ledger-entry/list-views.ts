import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Kind__c', 'Account__r.Name', 'Entry_Date__c', 'Amount__c', 'Balance__c']
const orderedBy = [{ fieldApiName: 'Entry_Date__c', isAscending: false }]

export const ledgerEntryListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllLedgerEntries',
    label: { en: 'All account activity', es: 'Todos los movimientos' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'Adjustments',
    label: { en: 'Adjustments', es: 'Ajustes' },
    displayColumns,
    filteredBy: hasValue('Kind__c', 'Adjustment'),
    orderedBy,
  },
]

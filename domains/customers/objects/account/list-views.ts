import type { ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'AccountNumber',
  'Commodity__c',
  'Status__c',
  'Plan_Name__c',
  'Service_City__c',
]
const orderedBy = [{ fieldApiName: 'Name', isAscending: true }]

function inStatus(status: string): Pick<ListViewDeclaration, 'displayColumns' | 'filteredBy' | 'orderedBy'> {
  return {
    displayColumns,
    filteredBy: [{ fieldApiName: 'Status__c', operator: 'Equals', operandLabels: [status] }],
    orderedBy,
  }
}

export const accountListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllAccounts',
    label: { en: 'All accounts', es: 'Todas las cuentas' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'PendingAccounts',
    label: { en: 'Pending accounts', es: 'Cuentas pendientes' },
    ...inStatus('Pending'),
  },
  {
    apiName: 'ActiveAccounts',
    label: { en: 'Active accounts', es: 'Cuentas activas' },
    ...inStatus('Active'),
  },
  {
    apiName: 'CancelledAccounts',
    label: { en: 'Cancelled accounts', es: 'Cuentas canceladas' },
    ...inStatus('Cancelled'),
  },
  {
    apiName: 'ClosedAccounts',
    label: { en: 'Closed accounts', es: 'Cuentas cerradas' },
    ...inStatus('Closed'),
  },
  {
    apiName: 'ExpiringAccounts',
    label: { en: 'Active, by contract end', es: 'Activas, por fin de contrato' },
    displayColumns: [...displayColumns, 'Contract_End_Date__c'],
    filteredBy: [{ fieldApiName: 'Status__c', operator: 'Equals', operandLabels: ['Active'] }],
    orderedBy: [{ fieldApiName: 'Contract_End_Date__c', isAscending: true }],
  },
]

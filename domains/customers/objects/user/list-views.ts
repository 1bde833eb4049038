import type { ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = ['Name', 'Username', 'Portal_Role__c', 'IsActive']
const orderedBy = [{ fieldApiName: 'Name', isAscending: true }]

export const userListViews: readonly ListViewDeclaration[] = [
  { apiName: 'AllUsers', label: { en: 'All users', es: 'Todos los usuarios' }, displayColumns, orderedBy },
  {
    apiName: 'CustomerUsers',
    label: { en: 'Customers', es: 'Clientes' },
    displayColumns,
    filteredBy: [{ fieldApiName: 'Portal_Role__c', operator: 'Equals', operandLabels: ['Customer'] }],
    orderedBy,
  },
  {
    apiName: 'StaffUsers',
    label: { en: 'Staff', es: 'Personal' },
    displayColumns: [...displayColumns, 'Served_Brand__c'],
    filteredBy: [{ fieldApiName: 'Portal_Role__c', operator: 'NotEqual', operandLabels: ['Customer'] }],
    orderedBy,
  },
]

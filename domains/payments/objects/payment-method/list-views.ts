import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Contact__r.Name', 'Method_Type__c', 'Status__c', 'Expiry_Year__c']
const orderedBy = [{ fieldApiName: 'Name', isAscending: true }]

export const paymentMethodListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllPaymentMethods',
    label: { en: 'All payment methods', es: 'Todos los métodos de pago' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'ExpiredPaymentMethods',
    label: { en: 'Expired', es: 'Vencidos' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Expired'),
    orderedBy,
  },
]

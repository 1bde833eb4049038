import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Account__r.Name', 'Kind__c', 'Amount__c', 'Status__c', 'Next_Due_Date__c']
const orderedBy = [{ fieldApiName: 'Agreed_Date__c', isAscending: false }]

export const paymentArrangementListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllPaymentArrangements',
    label: { en: 'All payment arrangements', es: 'Todos los acuerdos de pago' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'PaymentArrangementsNotKept',
    label: { en: 'Not kept', es: 'Incumplidos' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Broken'),
    orderedBy,
  },
]

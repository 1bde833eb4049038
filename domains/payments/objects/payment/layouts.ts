import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { paymentPaths } from './paths'

export const paymentLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Payment', es: 'Pago' },
      columns: 2,
      cells: [
        'Name',
        'Status__c',
        'Account__c',
        'Amount__c',
        'Purpose__c',
        'Fee__c',
        'Bill__c',
        'Payment_Date__c',
        'Deposit__c',
        'Settled_Date__c',
      ],
    },
    {
      name: 'method',
      heading: { en: 'How it was paid', es: 'Cómo se pagó' },
      columns: 2,
      cells: [
        'Payment_Method__c',
        'Channel__c',
        'By_Guest__c',
        'Method_Type__c',
        'Last_Four__c',
        'Processor_Reference__c',
      ],
    },
    {
      name: 'return',
      heading: { en: 'Return', es: 'Devolución' },
      columns: 2,
      cells: [
        'Return_Reason__c',
        'Returned_Date__c',
        'Regained_Date__c',
        'Refunded_Date__c',
        'Refunded_Amount__c',
      ],
    },
    systemSection,
  ],
  compact: ['Name', 'Amount__c', 'Status__c', 'Payment_Date__c', 'Channel__c'],
  paths: paymentPaths,
}

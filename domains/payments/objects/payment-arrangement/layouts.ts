import { type LayoutsDeclaration, systemSection } from '@porchlight/metadata'

export const paymentArrangementLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Payment arrangement', es: 'Acuerdo de pago' },
      columns: 2,
      cells: ['Name', 'Status__c', 'Account__c', 'Bill__c', 'Kind__c', 'Agreed_Date__c'],
    },
    {
      name: 'parts',
      heading: { en: 'Parts', es: 'Partes' },
      columns: 2,
      cells: [
        'Amount__c',
        'Parts__c',
        'First_Due_Date__c',
        'Next_Due_Date__c',
        'Next_Amount__c',
        'Next_Step_Date__c',
      ],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Kind__c', 'Amount__c', 'Next_Due_Date__c'],
}

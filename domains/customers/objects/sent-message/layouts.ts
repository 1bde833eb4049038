import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const sentMessageLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
        'Name',
        'Contact__c',
        'Subject_English__c',
        'Subject_Spanish__c',
        'Channel__c',
        'Language__c',
        'Outcome__c',
        'Withheld_Reason__c',
        'Sent_At__c',
        'Masked_Address__c',
        'Message_Kind__c',
        'Message_Id__c',
        'Idempotency_Key__c',
      ],
    },
    systemSection,
  ],
  compact: ['Name', 'Channel__c', 'Outcome__c', 'Sent_At__c'],
}

import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const alertSubscriptionLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
        'Name',
        'Account__c',
        'Alert_Type__c',
        'Channel__c',
        'Mobile_Phone__c',
        'Status__c',
        'Verified_At__c',
        'Stopped_At__c',
        'Threshold_Amount__c',
      ],
    },
    systemSection,
  ],
  compact: ['Name', 'Alert_Type__c', 'Channel__c', 'Status__c'],
}

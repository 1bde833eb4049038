import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const utilityLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
        'Name',
        'Utility_Phone__c',
        'Outage_Report_Link__c',
        'Outage_Map_Link__c',
        'Commodity__c',
        'State__c',
        'Service_Point_Prefix__c',
        'Delivery_Fixed_Charge__c',
        'Delivery_Usage_Charge__c',
        'Delivery_Effective_Date__c',
      ],
    },
    systemSection,
  ],
  compact: ['Name', 'Utility_Phone__c', 'Commodity__c', 'State__c'],
}

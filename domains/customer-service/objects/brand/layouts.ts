import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { brandFeatureFields } from '../../facts/brand-features'
import { brandLimitFields } from '../../facts/brand-limits'

export const brandLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
        'Name',
        'Customer_Service_Hours__c',
        'Customer_Service_Hours_ES__c',
        'Customer_Service_Phone_Number__c',
        'Certificate_Number__c',
        'Postal_Address__c',
        'Privacy_Policy_Link__c',
        'Privacy_Policy_Link_ES__c',
        'Terms_of_Use__c',
        'Terms_of_Use_ES__c',
      ],
    },
    {
      name: 'features',
      heading: { en: 'Features', es: 'Funciones' },
      columns: 2,
      cells: [...brandFeatureFields],
    },
    {
      name: 'limits',
      heading: { en: 'Limits', es: 'Límites' },
      columns: 2,
      cells: [...brandLimitFields],
    },
    {
      name: 'texts',
      heading: { en: 'Description', es: 'Descripción' },
      columns: 1,
      cells: ['Disclaimer__c', 'Disclaimer_ES__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Customer_Service_Phone_Number__c', 'Customer_Service_Hours__c'],
}

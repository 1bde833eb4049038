import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'

export const consentLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
        'Name',
        'Contact__c',
        'Account__c',
        'Consent_Type__c',
        'Action__c',
        'Text_Version__c',
        'Text_Language__c',
        'Channel__c',
        'Given_At__c',
        'Network_Address__c',
      ],
    },
    {
      name: 'texts',
      heading: { en: 'Description', es: 'Descripción' },
      columns: 1,
      cells: ['Consent_Text__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Consent_Type__c', 'Action__c', 'Channel__c', 'Given_At__c'],
}

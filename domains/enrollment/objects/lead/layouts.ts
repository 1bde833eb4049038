import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { personNameCell, plansLink, serviceAddressCell } from '../../../customers/objects/layout-cells'
import { leadPaths } from './paths'

export const leadLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Person', es: 'Persona' },
      columns: 2,
      cells: [
        personNameCell,
        'Status',
        'Email',
        'Step__c',
        'MobilePhone',
        'LeadSource',
        'Preferred_Language__c',
        'Lead_Brand__c',
      ],
    },
    {
      name: 'wish',
      heading: { en: 'What they want', es: 'Lo que desean' },
      columns: 2,
      cells: [
        serviceAddressCell,
        'Plan__c',
        null,
        'Case_Type__c',
        'ESIID__c',
        'Gas_Account_Number__c',
        'Requested_Start_Date__c',
        'Identity_Kind__c',
        'Order__c',
        'Identity_Last_Four__c',
        'Known_Contact__c',
        'Confirmation_Mailed__c',
      ],
    },
    {
      name: 'links',
      heading: { en: 'Links', es: 'Enlaces' },
      columns: 2,
      cells: [plansLink],
    },
    systemSection,
  ],
  compact: ['Name', 'Status', 'Step__c', 'MobilePhone', 'Email'],
  paths: leadPaths,
}

import { type LayoutsDeclaration, systemSection } from '@porchlight/metadata'
import { announcementPaths } from './paths'

export const announcementLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Brand__c', 'Kind__c', 'Starts_At__c', 'Ends_At__c', 'Status__c'],
    },
    {
      name: 'texts',
      heading: { en: 'What people read', es: 'Lo que se lee' },
      columns: 2,
      cells: ['Name', 'Headline_ES__c', 'Text__c', 'Text_ES__c'],
    },
    {
      name: 'approval',
      heading: { en: 'Approval', es: 'Aprobación' },
      columns: 2,
      cells: ['Requested_By__c', 'Decided_By__c', 'Requested_At__c', 'OwnerId', 'Decision_Note__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Starts_At__c', 'Ends_At__c'],
  paths: announcementPaths,
}

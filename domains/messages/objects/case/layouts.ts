import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { casePaths } from './paths'

export const caseLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'message',
      heading: { en: 'Message', es: 'Mensaje' },
      columns: 1,
      cells: ['Subject', 'Description'],
    },
    {
      name: 'details',
      heading: { en: 'Case', es: 'Caso' },
      columns: 2,
      cells: [
        'CaseNumber',
        'Status',
        'ContactId',
        'Priority',
        'AccountId',
        'Type',
        'Order__c',
        'RecordTypeId',
        'OwnerId',
        'Origin',
      ],
    },
    {
      name: 'clock',
      heading: { en: 'Reply clock', es: 'Plazos de respuesta' },
      columns: 2,
      cells: ['Reply_Due__c', 'First_Reply__c', 'Clock_Paused__c', 'Complaint_Due_Date__c', 'ClosedDate'],
    },
    {
      name: 'guest',
      heading: { en: 'As a guest typed it', es: 'Como lo escribió el visitante' },
      columns: 2,
      cells: ['SuppliedName', 'SuppliedEmail', 'SuppliedPhone', 'Supplied_Number__c'],
    },
    {
      name: 'outcome',
      heading: { en: 'Outcome', es: 'Resultado' },
      columns: 1,
      cells: ['Resolution__c', 'Comments'],
    },
    systemSection,
  ],
  compact: ['CaseNumber', 'Subject', 'Status', 'Priority', 'Reply_Due__c'],
  paths: casePaths,
}

import { type LayoutsDeclaration, systemSection } from '@porchlight/metadata'
import { filterFields } from '../../facts/content-fields'
import { campaignPaths } from './paths'

export const campaignLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: [
        'Name',
        'Brand__c',
        'Purpose__c',
        'Channel__c',
        'Planned_At__c',
        'Send_Until__c',
        'Status__c',
        'Page__c',
      ],
    },
    {
      name: 'texts',
      heading: { en: 'What customers read', es: 'Lo que leen los clientes' },
      columns: 2,
      cells: ['Subject__c', 'Subject_ES__c', 'Mail_Text__c', 'Mail_Text_ES__c', 'Text__c', 'Text_ES__c'],
    },
    {
      name: 'recipients',
      heading: { en: 'To whom it goes', es: 'A quiénes se envía' },
      columns: 2,
      cells: [...filterFields],
    },
    {
      name: 'course',
      heading: { en: 'Approval and sending', es: 'Aprobación y envío' },
      columns: 2,
      cells: [
        'OwnerId',
        'Submitted_By__c',
        'Submitted_At__c',
        'Approved_By__c',
        'Approved_At__c',
        'Approved_Hash__c',
        'Recipient_Count__c',
        'Sent_Count__c',
        'Left_Out_Count__c',
        'Began_At__c',
        'Ended_At__c',
      ],
    },
    systemSection,
  ],
  compact: ['Name', 'Status__c', 'Purpose__c', 'Channel__c', 'Planned_At__c'],
  paths: campaignPaths,
}

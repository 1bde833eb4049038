import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { enrollmentStatusLink, serviceAddressCell } from '../../../customers/objects/layout-cells'
import { orderPaths } from './paths'

export const orderLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Order', es: 'Orden' },
      columns: 2,
      cells: [
        'Confirmation_Number__c',
        'Stage__c',
        'OrderNumber',
        'Status',
        'AccountId',
        'Cancellation_Reason__c',
        'Case_Type__c',
        'RecordTypeId',
      ],
    },
    {
      name: 'dates',
      heading: { en: 'Start of service', es: 'Inicio del servicio' },
      columns: 2,
      cells: [
        'Requested_Start_Date__c',
        'Market_Status__c',
        'Confirmed_Start_Date__c',
        'Credit_Status__c',
        'Rescission_End_Date__c',
        'Market_Start_Date__c',
      ],
    },
    {
      name: 'service',
      heading: { en: 'Service and plan', es: 'Servicio y plan' },
      columns: 2,
      cells: [serviceAddressCell, 'Utility__c', 'Plan__c', 'Plan_Name__c'],
    },
    {
      name: 'planChange',
      heading: { en: 'Change of plan', es: 'Cambio de plan' },
      columns: 2,
      cells: [
        'Previous_Plan__c',
        'Previous_Plan_Name__c',
        'Previous_Contract_Start__c',
        'Previous_Contract_End__c',
        'Previous_Contract_Term__c',
        'Early_Termination_Fee__c',
      ],
    },
    {
      name: 'stop',
      heading: { en: 'Stop of service', es: 'Baja del servicio' },
      columns: 2,
      cells: [
        'Stop_Reason__c',
        'Forwarding_Street__c',
        'Forwarding_City__c',
        'Forwarding_State__c',
        'Forwarding_Postal_Code__c',
        'Move_Stop__c',
      ],
    },
    {
      name: 'links',
      heading: { en: 'Links', es: 'Enlaces' },
      columns: 2,
      cells: [enrollmentStatusLink],
    },
    systemSection,
  ],
  compact: ['OrderNumber', 'Confirmation_Number__c', 'Stage__c', 'Status', 'Requested_Start_Date__c'],
  paths: orderPaths,
}

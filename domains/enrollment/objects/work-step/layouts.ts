import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { workStepPaths } from './paths'

export const workStepLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Name', 'Order__c', 'Step_Type__c', 'Status', 'Responsible__c', 'ExecutionOrder'],
    },
    {
      name: 'dates',
      heading: { en: 'Dates', es: 'Fechas' },
      columns: 2,
      cells: ['Due_Date__c', 'StartTime', 'Reminded_On__c', 'EndTime', 'Follow_Up_On__c', 'Put_Off_To__c'],
    },
    {
      name: 'texts',
      heading: { en: 'Description', es: 'Descripción' },
      columns: 1,
      cells: ['Internal_Notes__c'],
    },
    systemSection,
  ],
  compact: ['Name', 'Step_Type__c', 'Status', 'Responsible__c', 'Due_Date__c'],
  paths: workStepPaths,
}

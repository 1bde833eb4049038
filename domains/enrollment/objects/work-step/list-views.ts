import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'Order__r.OrderNumber',
  'Step_Type__c',
  'Status',
  'Responsible__c',
  'Due_Date__c',
]
const orderedBy = [{ fieldApiName: 'Due_Date__c', isAscending: true }]

export const workStepListViews: readonly ListViewDeclaration[] = [
  { apiName: 'AllWorkSteps', label: { en: 'All steps', es: 'Todos los pasos' }, displayColumns, orderedBy },
  {
    apiName: 'NewWorkSteps',
    label: { en: 'New', es: 'Nuevos' },
    displayColumns,
    filteredBy: hasValue('Status', 'New'),
    orderedBy,
  },
  {
    apiName: 'WorkStepsInProgress',
    label: { en: 'In progress', es: 'En curso' },
    displayColumns,
    filteredBy: hasValue('Status', 'In Progress'),
    orderedBy,
  },
  {
    apiName: 'WorkStepsOfProvider',
    label: { en: 'For us to do', es: 'Por hacer por nosotros' },
    displayColumns,
    filteredBy: [
      { fieldApiName: 'Responsible__c', operator: 'Equals', operandLabels: ['Provider'] },
      { fieldApiName: 'Status', operator: 'NotEqual', operandLabels: ['Completed'] },
    ],
    orderedBy,
  },
]

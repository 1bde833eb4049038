import { picklistValues } from '@porchlight/metadata'

/** The platform's states of a work step, with the codes of its categories. */
export const workStepStatusValues = picklistValues([
  {
    value: 'New',
    label: { en: 'New', es: 'Nuevo' },
    attributes: { type: 'WorkStepStatus', sortOrder: 1, statusCode: 'New' },
  },
  {
    value: 'In Progress',
    label: { en: 'In progress', es: 'En curso' },
    attributes: { type: 'WorkStepStatus', sortOrder: 2, statusCode: 'InProgress' },
  },
  {
    value: 'On Hold',
    label: { en: 'On hold', es: 'En espera' },
    attributes: { type: 'WorkStepStatus', sortOrder: 3, statusCode: 'Paused' },
  },
  {
    value: 'Completed',
    label: { en: 'Completed', es: 'Terminado' },
    attributes: { type: 'WorkStepStatus', sortOrder: 4, statusCode: 'Completed' },
  },
  {
    value: 'Not Applicable',
    label: { en: 'Not applicable', es: 'No corresponde' },
    attributes: { type: 'WorkStepStatus', sortOrder: 5, statusCode: 'NotApplicable' },
  },
])

import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { inOrder, notNegative } from '@porchlight/metadata'

export const workStepRules: readonly ValidationRule[] = [
  ...notNegative('ExecutionOrder'),
  inOrder('StartTime', 'EndTime'),
]

export const workStepStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status',
    initial: ['New', 'In Progress', 'Not Applicable'],
    transitions: {
      New: ['In Progress', 'Completed', 'Not Applicable'],
      'In Progress': ['On Hold', 'Completed', 'Not Applicable', 'New'],
      'On Hold': ['In Progress', 'Completed', 'Not Applicable'],
      // A rejected document or a returned payment opens a step again.
      Completed: ['In Progress'],
      'Not Applicable': ['New'],
    },
  },
]

import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { neededWhen } from '@porchlight/metadata'
import { serviceAddressRules } from '../../../customers/objects/service-address'
import { localDay } from '../../../customers/rules/calendar-day'
import { marketStatusTable } from './market-status'
import { stopRules } from './stop-fields'

export const orderRules: readonly ValidationRule[] = [
  ...serviceAddressRules,
  ...stopRules,
  {
    name: 'startDateIsNotPast',
    check: ({ next, previous, viewer, now }) => {
      const date = next.Requested_Start_Date__c
      // Imports by the system bring orders of the past.
      if (viewer.class === 'system' || typeof date !== 'string') return null
      if (date === previous?.Requested_Start_Date__c || date >= localDay(now)) return null
      return {
        fieldApiName: 'Requested_Start_Date__c',
        message: { en: 'Choose today or a later day.', es: 'Elija hoy o un día posterior.' },
      }
    },
  },
  neededWhen('Cancellation_Reason__c', (next) => next.Status === 'Cancelled', {
    en: 'Choose why the order was cancelled.',
    es: 'Elija por qué se canceló la orden.',
  }),
  {
    name: 'serviceStartsWhenComplete',
    check: ({ next }) =>
      next.Stage__c === 'Complete' || (next.Status !== 'Active' && next.Status !== 'Closed')
        ? null
        : {
            fieldApiName: 'Status',
            message: {
              en: 'Complete the order first: its stage has to be Complete.',
              es: 'Complete primero la orden: su etapa debe ser Completa.',
            },
          },
  },
]

export const orderStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Stage__c',
    initial: ['Submission'],
    // A new date for an order whose date was confirmed has to be confirmed again.
    transitions: { Submission: ['Processing'], Processing: ['Complete'], Complete: ['Processing'] },
  },
  {
    fieldApiName: 'Status',
    initial: ['Pending'],
    transitions: { Pending: ['Active', 'Cancelled'], Active: ['Closed', 'Cancelled'] },
  },
  marketStatusTable,
]

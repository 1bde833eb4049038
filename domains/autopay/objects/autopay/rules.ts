import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { inOrder, neededWhen } from '@porchlight/metadata'

export const autopayRules: readonly ValidationRule[] = [
  inOrder('Start_Date__c', 'Cancelled_Date__c'),
  neededWhen('Suspension_Reason__c', (next) => next.Status__c === 'Suspended', {
    en: 'Choose why AutoPay is suspended.',
    es: 'Elija por qué está suspendido el pago automático.',
  }),
  neededWhen('Cancelled_Date__c', (next) => next.Status__c === 'Cancelled', {
    en: 'Enter when AutoPay was cancelled.',
    es: 'Escriba cuándo se canceló el pago automático.',
  }),
]

export const autopayStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Active'],
    transitions: { Active: ['Suspended', 'Cancelled'], Suspended: ['Active', 'Cancelled'] },
  },
]

import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { neededWhen, notNegative } from '@porchlight/metadata'

const isText = (next: Readonly<Record<string, unknown>>) => next.Channel__c === 'Text'

export const alertSubscriptionRules: readonly ValidationRule[] = [
  ...notNegative('Threshold_Amount__c'),
  neededWhen('Mobile_Phone__c', isText, {
    en: 'Enter the mobile phone for text messages.',
    es: 'Escriba el teléfono celular para los mensajes de texto.',
  }),
  neededWhen('Verified_At__c', (next) => isText(next) && next.Status__c === 'Active', {
    en: 'Verify the mobile number first.',
    es: 'Verifique primero el número de celular.',
  }),
  neededWhen('Stopped_At__c', (next) => next.Status__c === 'Stopped', {
    en: 'Enter when the alert was stopped.',
    es: 'Escriba cuándo se canceló la alerta.',
  }),
]

export const alertSubscriptionStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Unverified', 'Active'],
    transitions: {
      Unverified: ['Active', 'Stopped'],
      Active: ['Stopped', 'Unverified'],
      Stopped: ['Active', 'Unverified'],
    },
  },
]

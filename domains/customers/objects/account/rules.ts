import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { serviceAddressRules } from '../service-address'

/** `10`, a five-digit utility code and the premise: 17 digits, or 22 (`docs/specification/trade.md` section 2.1). */
const esiidPattern = /^10\d{15}(\d{5})?$/

export const accountRules: readonly ValidationRule[] = [
  ...serviceAddressRules,
  {
    name: 'esiidIsWellFormed',
    check: ({ next }) =>
      typeof next.ESIID__c !== 'string' || esiidPattern.test(next.ESIID__c)
        ? null
        : {
            fieldApiName: 'ESIID__c',
            message: {
              en: 'Enter the 17 or 22 digits of the ESI ID, which begins with 10.',
              es: 'Escriba los 17 o 22 dígitos del número ESI ID, que comienza con 10.',
            },
          },
  },
  {
    name: 'esiidIsForElectricity',
    check: ({ next }) =>
      next.ESIID__c == null || next.Commodity__c === 'Electricity'
        ? null
        : {
            fieldApiName: 'ESIID__c',
            message: {
              en: 'Leave the ESI ID empty: natural gas accounts have none.',
              es: 'Deje vacío el número ESI ID: las cuentas de gas natural no lo tienen.',
            },
          },
  },
  {
    name: 'gasNumberIsForGas',
    check: ({ next }) =>
      next.Gas_Account_Number__c == null || next.Commodity__c === 'Gas'
        ? null
        : {
            fieldApiName: 'Gas_Account_Number__c',
            message: {
              en: 'Leave the gas account number empty: this is an electricity account.',
              es: 'Deje vacío el número de cuenta de gas: esta es una cuenta de electricidad.',
            },
          },
  },
]

export const accountStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    // Closed: a former customer's, as a retailer brings it along.
    initial: ['Pending', 'Active', 'Closed'],
    transitions: { Pending: ['Active', 'Cancelled'], Active: ['Closed'] },
  },
]

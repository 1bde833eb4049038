import { expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { ledgerEntryObject } from './object'

it.each([
  [{ Amount__c: 12.5, Deposit_Amount__c: 0 }, []],
  [{ Amount__c: -1, Deposit_Amount__c: 0 }, []],
  [{ Amount__c: 0, Deposit_Amount__c: -100 }, []],
  [{ Amount__c: 1, Deposit_Amount__c: -1 }, []],
  [{ Amount__c: 0, Deposit_Amount__c: 0 }, ['Amount__c']],
])('lines of the ledger with %j are told about %j', (line, fields) => {
  expect(complaints(ledgerEntryObject, line)).toEqual(fields)
})

import { describe, expect, it } from 'vitest'
import { complaints } from '../../../testing/complaints'
import { accountObject } from './object'

describe('accounts', () => {
  const account = {
    Commodity__c: 'Electricity',
    ESIID__c: '1008901000000000000001',
    Gas_Account_Number__c: null,
    Service_State__c: 'TX',
    Service_Postal_Code__c: '77084',
  }

  it.each([
    [{}, []],
    [{ ESIID__c: '10443720000000001' }, []],
    [{ ESIID__c: null }, []],
    [{ ESIID__c: '104437200000000012' }, ['ESIID__c']],
    [{ ESIID__c: '20443720000000001' }, ['ESIID__c']],
    [{ Commodity__c: 'Gas' }, ['ESIID__c']],
    [{ Commodity__c: 'Gas', ESIID__c: null, Gas_Account_Number__c: '12345' }, []],
    [{ Gas_Account_Number__c: '12345' }, ['Gas_Account_Number__c']],
    [{ Service_State__c: 'Tx' }, ['Service_State__c']],
    [{ Service_Postal_Code__c: '7708' }, ['Service_Postal_Code__c']],
    [{ Service_Postal_Code__c: '77084-1234' }, []],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(accountObject, { ...account, ...change })).toEqual(fields)
  })
})

import { describe, expect, it } from 'vitest'
import { brandObject } from './customer-service/objects/brand/object'
import { accountObject } from './customers/objects/account/object'
import { contactObject } from './customers/objects/contact/object'
import { userObject } from './customers/objects/user/object'
import { usageObject } from './energy/objects/usage/object'
import { orderObject } from './enrollment/objects/order/object'
import { complaints, systemViewer } from './testing/complaints'
import { utilityObject } from './utilities/objects/utility/object'

describe('usage', () => {
  const month = {
    Period_Start__c: '2024-02-01',
    Period_End__c: '2024-02-29',
    Days_In_Cycle__c: 29,
    Kilowatt_Hours__c: 812.5,
    Therms__c: null,
  }

  it('of a leap February is right', () => {
    expect(complaints(usageObject, month)).toEqual([])
  })

  it.each([
    [{ Period_End__c: '2024-02-01', Days_In_Cycle__c: 1 }, ['Period_End__c']],
    [{ Period_End__c: '2024-01-31' }, ['Period_End__c']],
    [{ Days_In_Cycle__c: 28 }, ['Days_In_Cycle__c']],
    [{ Therms__c: 3 }, ['Kilowatt_Hours__c']],
    [{ Kilowatt_Hours__c: null }, ['Kilowatt_Hours__c']],
    [{ Kilowatt_Hours__c: 0 }, []],
    [{ Kilowatt_Hours__c: -1 }, ['Kilowatt_Hours__c']],
    [{ Kilowatt_Hours__c: null, Therms__c: -1 }, ['Therms__c']],
    [{ Kilowatt_Hours__c: null, Therms__c: 12 }, []],
  ])('with %j is told about %j', (change, fields) => {
    expect(complaints(usageObject, { ...month, ...change })).toEqual(fields)
  })

  it('across a change of clocks counts whole days', () => {
    const march = { Period_Start__c: '2026-03-01', Period_End__c: '2026-03-31', Days_In_Cycle__c: 31 }
    expect(complaints(usageObject, { ...month, ...march })).toEqual([])
  })
})

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

describe('orders', () => {
  const order = { Stage__c: 'Submission', Status: 'Pending', Requested_Start_Date__c: '2026-11-19' }

  it('may start today by the clock of Chicago, not yesterday', () => {
    expect(complaints(orderObject, order)).toEqual([])
    expect(complaints(orderObject, { ...order, Requested_Start_Date__c: '2026-11-18' })).toEqual([
      'Requested_Start_Date__c',
    ])
  })

  it('keep a date that has passed since it was asked for, and those that the system brings', () => {
    const past = { ...order, Requested_Start_Date__c: '2026-01-01' }
    expect(complaints(orderObject, past, { previous: past })).toEqual([])
    expect(complaints(orderObject, past, { viewer: systemViewer })).toEqual([])
  })

  it('say why they were cancelled', () => {
    const cancelled = { ...order, Status: 'Cancelled' }
    expect(complaints(orderObject, cancelled)).toEqual(['Cancellation_Reason__c'])
    expect(complaints(orderObject, { ...cancelled, Cancellation_Reason__c: 'Rescinded' })).toEqual([])
  })

  it('are active only once their stage is complete', () => {
    expect(complaints(orderObject, { ...order, Status: 'Active' })).toEqual(['Status'])
    expect(complaints(orderObject, { ...order, Status: 'Active', Stage__c: 'Complete' })).toEqual([])
  })
})

describe('users', () => {
  const customer = { Portal_Role__c: 'Customer', ContactId: '003000000000001AAA', Served_Brand__c: null }

  it.each([
    [{}, []],
    [{ ContactId: null }, ['ContactId']],
    [{ Served_Brand__c: 'first' }, ['Served_Brand__c']],
    [{ Portal_Role__c: 'Advisor' }, ['Served_Brand__c']],
    [{ Portal_Role__c: 'Supervisor', Served_Brand__c: 'third' }, []],
    [{ Portal_Role__c: 'System' }, ['Portal_Role__c']],
    [{ TimeZoneSidKey: 'America/Denver' }, []],
    [{ TimeZoneSidKey: 'Nowhere/Land' }, ['TimeZoneSidKey']],
    [{ TimeZoneSidKey: '+05:00' }, ['TimeZoneSidKey']],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(userObject, { ...customer, ...change })).toEqual(fields)
  })

  it('of the platform keep their role, whoever asks', () => {
    const previous = { ...customer, Portal_Role__c: 'System' }
    expect(complaints(userObject, customer, { previous })).toEqual(['Portal_Role__c'])
    expect(complaints(userObject, previous, { viewer: systemViewer })).toEqual([])
  })

  it('and contacts are named by their parts; the text of the contact id follows the contact', () => {
    const person = { FirstName: 'Dana', LastName: 'Whitcombe', ContactId: '003000000000001AAA' }
    expect(contactObject.derived?.compute(person)).toEqual({ Name: 'Dana Whitcombe' })
    expect(userObject.derived?.compute(person)).toEqual({
      Name: 'Dana Whitcombe',
      Calc_Contact_Id__c: '003000000000001AAA',
    })
    expect(userObject.derived?.compute({ FirstName: null, LastName: 'System' })).toEqual({
      Name: 'System',
      Calc_Contact_Id__c: null,
    })
  })
})

describe('brands and utilities', () => {
  it('are named by a brand key, and lie in a state', () => {
    expect(complaints(brandObject, { Name: 'second' })).toEqual([])
    expect(complaints(brandObject, { Name: 'Second' })).toEqual(['Name'])
    expect(complaints(utilityObject, { State__c: 'TX' })).toEqual([])
    expect(complaints(utilityObject, { State__c: 'Texas' })).toEqual(['State__c'])
  })
})

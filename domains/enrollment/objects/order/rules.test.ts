import { describe, expect, it } from 'vitest'
import { complaints, systemViewer } from '../../../testing/complaints'
import { orderObject } from './object'

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

  it('are told about a state that is not two letters', () => {
    expect(complaints(orderObject, { ...order, Service_State__c: 'Texas' })).toEqual(['Service_State__c'])
  })

  it('to stop service say why, and where the final bill goes', () => {
    const stop = {
      ...order,
      Case_Type__c: 'Stop_Service',
      Stop_Reason__c: 'Moving',
      Forwarding_Street__c: '12 Heron Lane',
      Forwarding_City__c: 'Austin',
      Forwarding_State__c: 'TX',
      Forwarding_Postal_Code__c: '78701',
    }
    expect(complaints(orderObject, stop)).toEqual([])
    expect(complaints(orderObject, { ...stop, Stop_Reason__c: null })).toEqual(['Stop_Reason__c'])
    expect(complaints(orderObject, { ...stop, Forwarding_City__c: '' })).toEqual(['Forwarding_City__c'])
    expect(complaints(orderObject, { ...order, Case_Type__c: 'Switch' })).toEqual([])
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

import { describe, expect, it } from 'vitest'
import { adminViewer, complaints, systemViewer } from '../../../testing/complaints'
import { userObject } from './object'

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
    [{ TimeZoneSidKey: null }, []],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(userObject, { ...customer, ...change })).toEqual(fields)
  })

  it('of the platform keep their role, whoever asks', () => {
    const previous = { ...customer, Portal_Role__c: 'System' }
    expect(complaints(userObject, customer, { previous })).toEqual(['Portal_Role__c'])
    expect(complaints(userObject, previous, { viewer: systemViewer })).toEqual([])
  })

  it('keep a time zone that was stored before it had to be known, but move to no other such', () => {
    const previous = { ...customer, TimeZoneSidKey: 'US/Nowhere' }
    expect(complaints(userObject, previous, { previous })).toEqual([])
    expect(complaints(userObject, { ...previous, TimeZoneSidKey: 'Nowhere/Land' }, { previous })).toEqual([
      'TimeZoneSidKey',
    ])
  })

  it('leave their own role and access to another administrator', () => {
    const previous = { Portal_Role__c: 'Admin', IsActive: true, Id: adminViewer.userId }
    const lowered = { ...previous, Portal_Role__c: 'Supervisor', Served_Brand__c: 'first' }
    const ended = { ...previous, IsActive: false }
    expect(complaints(userObject, lowered, { previous })).toEqual(['Portal_Role__c'])
    expect(complaints(userObject, ended, { previous })).toEqual(['IsActive'])
    expect(complaints(userObject, { ...previous, LastName: 'Whitcombe' }, { previous })).toEqual([])
    const another = { ...previous, Id: '005000000000009AAA' }
    expect(complaints(userObject, { ...another, IsActive: false }, { previous: another })).toEqual([])
    expect(complaints(userObject, ended, { previous, viewer: systemViewer })).toEqual([])
    expect(complaints(userObject, ended)).toEqual([])
  })

  it('are named by their parts; the text of the contact id follows the contact', () => {
    const person = { FirstName: 'Dana', LastName: 'Whitcombe', ContactId: '003000000000001AAA' }
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

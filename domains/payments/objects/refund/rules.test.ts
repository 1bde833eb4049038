import { describe, expect, it } from 'vitest'
import { adminViewer, complaints, customerViewer, systemViewer } from '../../../testing/complaints'
import { refundObject } from './object'

const waiting = { Amount__c: 12.5, Status__c: 'Waiting', Requested_By__c: '005000000000009AAA' }
const sending = { ...waiting, Status__c: 'Sending', Decided_By__c: adminViewer.userId }
const declined = { ...sending, Status__c: 'Declined', Decision_Note__c: 'It was spent on the last bill.' }

describe('refunds', () => {
  it.each([
    [{}, []],
    [{ Amount__c: 0.01 }, []],
    [{ Amount__c: 0 }, ['Amount__c']],
    [{ Amount__c: -1 }, ['Amount__c']],
    [{ Amount__c: null }, ['Amount__c']],
    [{ Requested_By__c: null, Decided_By__c: null }, []],
    [{ Decided_By__c: adminViewer.userId }, []],
    [{ Decided_By__c: '005000000000009AAA' }, ['Decided_By__c']],
    [{ Status__c: 'Failed' }, ['Failure__c']],
    [{ Status__c: 'Failed', Failure__c: 'Card_Closed' }, []],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(refundObject, { ...waiting, ...change })).toEqual(fields)
  })

  it('are decided by somebody else than who requested them, in their own name, with a note when declined', () => {
    const decide = (next: Parameters<typeof complaints>[1], viewer: Parameters<typeof complaints>[2] = {}) =>
      complaints(refundObject, next, { previous: waiting, ...viewer })
    expect(decide(sending)).toEqual([])
    expect(decide(declined)).toEqual([])
    expect(decide({ ...declined, Decision_Note__c: null })).toEqual(['Decision_Note__c'])
    expect(decide({ ...sending, Decided_By__c: null })).toEqual(['Decided_By__c'])
    expect(decide({ ...sending, Decided_By__c: '005000000000008AAA' })).toEqual(['Decided_By__c'])
    expect(decide(sending, { viewer: customerViewer })).toEqual(['Decided_By__c'])
    // The platform decides nothing, nor does who is not signed in.
    const nobody = { class: 'guest', language: 'en' } as const
    expect(decide(sending, { viewer: { ...adminViewer, class: 'system' } })).toEqual(['Decided_By__c'])
    expect(decide(sending, { viewer: nobody })).toEqual(['Decided_By__c'])
  })

  it('go on without a decision where none is open', () => {
    const refunded = { ...sending, Status__c: 'Refunded' }
    expect(complaints(refundObject, refunded, { previous: sending, viewer: systemViewer })).toEqual([])
    expect(complaints(refundObject, { ...waiting, Amount__c: 9 }, { previous: waiting })).toEqual([])
    const immediate = { Amount__c: 12.5, Status__c: 'Sending' }
    expect(complaints(refundObject, immediate, { viewer: systemViewer })).toEqual([])
  })
})

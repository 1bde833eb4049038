import type { ActionRecord, FieldScalar, ObjectDeclaration, Performer } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { depositActions } from './actions'
import { depositObject } from './object'

type Values = Readonly<Record<string, FieldScalar>>

/** The evening of 19 November in Chicago. */
const now = new Date('2026-11-20T03:00:00.000Z')
const supervisor: Performer = {
  class: 'supervisor',
  language: 'en',
  userId: '005000000000002AAA',
  brand: 'first',
}
const due = { Status__c: 'Due', Required_Amount__c: 275, Paid_Amount__c: 0, Approval_Status__c: null }
const paid = { ...due, Status__c: 'Paid', Paid_Amount__c: 275 }
const step: ActionRecord = { id: '0hF000000000001AAA', values: { Status: 'New', StartTime: null } }

const actionOf = (name: string) => {
  const action = depositActions.find(({ apiName }) => apiName === `Deposit__c.${name}`)
  if (action === undefined) throw new TypeError(`There is no action ${name}.`)
  return action
}

/** What the action changes of the deposit, or the field that says why it is refused; and whether it is offered. */
function perform(name: string, values: Values, reason: string | null = null) {
  const action = actionOf(name)
  const record = { id: 'a0a000000000001AAA', values }
  const outcome = action.effect({
    record,
    related: { steps: [step] },
    input: { Waiver_Reason__c: reason },
    viewer: supervisor,
    now,
  })
  const isOffered = action.isOffered?.(record, supervisor) ?? true
  if (outcome.kind === 'refused') return { isOffered, refusedAt: outcome.fieldApiName }
  const [own, ...others] = outcome.writes.map((write) => write.fields)
  return { isOffered, own, steps: others.map(({ Status }) => Status) }
}

describe('a deposit below the limit', () => {
  it('is waived at once, and its step is not needed any more', () => {
    const small = { ...due, Required_Amount__c: 199.99 }
    expect(perform('Waive', small, 'Age_65')).toEqual({
      isOffered: true,
      own: { Status__c: 'Waived', Waiver_Reason__c: 'Age_65' },
      steps: ['Not Applicable'],
    })
  })

  it('goes back to the card at once', () => {
    expect(perform('Refund', { ...paid, Paid_Amount__c: 199.99 })).toEqual({
      isOffered: true,
      own: { Status__c: 'Refunding' },
      steps: [],
    })
  })
})

describe('a deposit from the limit on', () => {
  it.each([
    ['Waive', { ...due, Required_Amount__c: 200 }, 'Age_65'],
    ['Refund', { ...paid, Paid_Amount__c: 200 }, null],
  ])('waits for a second person to %s it', (name, values, reason) => {
    const { own, steps } = perform(name, values, reason)
    expect([own, steps]).toEqual([
      {
        Approval_Status__c: 'Pending',
        Approval_Action__c: name,
        Approval_Waiver_Reason__c: reason,
        Approval_Requested_By__c: supervisor.userId,
        Approval_Requested_At__c: now.toISOString(),
        Approval_Decided_By__c: null,
      },
      [],
    ])
    expect(unknownValues(own)).toEqual([])
  })

  const waiting = {
    ...due,
    Approval_Status__c: 'Pending',
    Approval_Action__c: 'Waive',
    Approval_Waiver_Reason__c: 'Age_65',
    Approval_Requested_By__c: '005000000000009AAA',
  }

  it('is settled by the second person, as was asked', () => {
    const waived = perform('Approve', waiting)
    expect(waived).toEqual({
      isOffered: true,
      own: {
        Status__c: 'Waived',
        Waiver_Reason__c: 'Age_65',
        Approval_Status__c: 'Approved',
        Approval_Decided_By__c: supervisor.userId,
      },
      steps: ['Not Applicable'],
    })
    const refunded = perform('Approve', {
      ...waiting,
      ...paid,
      Approval_Status__c: 'Pending',
      Approval_Action__c: 'Refund',
    })
    expect(refunded.own).toMatchObject({ Status__c: 'Refunding', Approval_Status__c: 'Approved' })
    const declined = perform('Decline', waiting)
    expect(declined.own).toEqual({
      Approval_Status__c: 'Declined',
      Approval_Decided_By__c: supervisor.userId,
    })
    expect([waived, refunded, declined].flatMap(({ own }) => unknownValues(own))).toEqual([])
  })

  it.each(['Approve', 'Decline'])('is not for the requester to %s', (name) => {
    const own = { ...waiting, Approval_Requested_By__c: supervisor.userId }
    expect(perform(name, own)).toEqual({ isOffered: false, refusedAt: 'Approval_Requested_By__c' })
  })

  it('is asked for once', () => {
    expect(perform('Waive', waiting, 'Age_65')).toEqual({ isOffered: false, refusedAt: 'Approval_Status__c' })
    expect(perform('Refund', { ...paid, Approval_Status__c: 'Pending' })).toEqual({
      isOffered: false,
      refusedAt: 'Approval_Status__c',
    })
  })

  it.each(['Approve', 'Decline'])('has nothing to %s where nothing waits', (name) => {
    expect(perform(name, due)).toEqual({ isOffered: false, refusedAt: 'Approval_Status__c' })
  })
})

it.each([
  ['Waive', 'Paid'],
  ['Waive', 'Waived'],
  ['Waive', 'Cancelled'],
  ['Refund', 'Due'],
  ['Refund', 'In_Review'],
  ['Refund', 'Refunded'],
])('nobody can %s a deposit that is %s', (name, Status__c) => {
  expect(perform(name, { ...due, Status__c }, 'Age_65')).toEqual({ isOffered: false, refusedAt: 'Status__c' })
})

it.each(['Approve', 'Decline'])('advisors cannot %s', (name) => {
  expect(actionOf(name).performers).toEqual(['supervisor', 'admin'])
})

const declaredFields: ObjectDeclaration['fields'] = depositObject.fields

/** Fields that were given a value which their picklist does not have. */
function unknownValues(fields: Values = {}): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const field = declaredFields[name]
    if (field?.dataType !== 'Picklist' || value === null) return []
    return field.values.some((choice) => choice.value === value) ? [] : [name]
  })
}

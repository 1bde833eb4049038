import { describe, expect, it } from 'vitest'
import { adminViewer, complaints, systemViewer } from '../../../testing/complaints'
import { approvalRelatedRules } from './approval'
import { depositObject } from './object'

const deposit = { Required_Amount__c: 275, Cap_Amount__c: 405.5, Paid_Amount__c: 0, Status__c: 'Due' }

const small = { Required_Amount__c: 199.99 }

/** The fields that the rules about two persons refuse, where the brand of the account chose that limit; none for null. */
function refusedFields(
  next: object,
  previous: Readonly<Record<string, unknown>> | null,
  limit: number | null = null,
  viewer: typeof adminViewer | typeof systemViewer = adminViewer,
): readonly string[] {
  const related = {
    account: [{ id: '001000000000001AAA', values: { Account_Brand__c: 'second' } }],
    brands: [
      { id: 'a01000000000001AAA', values: { Name: 'first', Deposit_Approval_From__c: 1 } },
      { id: 'a01000000000002AAA', values: { Name: 'second', Deposit_Approval_From__c: limit } },
    ],
  }
  return approvalRelatedRules.flatMap(
    (rule) => rule.check({ next: { ...next }, previous, viewer, related })?.fieldApiName ?? [],
  )
}

describe('deposits', () => {
  it.each([
    [{}, []],
    [{ Required_Amount__c: 405.5 }, []],
    [{ Required_Amount__c: 405.5, Status__c: 'Paid', Paid_Amount__c: 405.5 }, []],
    [{ Required_Amount__c: 405.51 }, ['Status__c']],
    [{ Required_Amount__c: 405.51, Status__c: 'In_Review' }, []],
    [{ Required_Amount__c: 405.51, Status__c: 'Paid', Paid_Amount__c: 405.51 }, ['Status__c']],
    [{ Required_Amount__c: 405.51, Status__c: 'Part_Paid', Paid_Amount__c: 1 }, ['Status__c']],
    [{ Status__c: 'Paid', Paid_Amount__c: 275 }, []],
    [{ Status__c: 'Paid', Paid_Amount__c: 274.99 }, ['Paid_Amount__c']],
    [{ Status__c: 'Part_Paid', Paid_Amount__c: 0.01 }, []],
    [{ Status__c: 'Part_Paid', Paid_Amount__c: 274.99 }, []],
    [{ Status__c: 'Part_Paid', Paid_Amount__c: 275 }, ['Paid_Amount__c']],
    [{ Status__c: 'Part_Paid' }, ['Paid_Amount__c']],
    [{ Paid_Amount__c: 10 }, ['Paid_Amount__c']],
    [{ ...small, Status__c: 'Refunded', Paid_Amount__c: 199.99 }, ['Refund_Date__c']],
    [{ ...small, Status__c: 'Waived' }, ['Waiver_Reason__c']],
    [{ ...small, Status__c: 'Waived', Waiver_Reason__c: 'Age_65' }, []],
    [{ Required_Amount__c: -1, Status__c: 'In_Review' }, ['Required_Amount__c', 'Paid_Amount__c']],
  ])('with %j are told about %j', (change, fields) => {
    expect(complaints(depositObject, { ...deposit, ...change })).toEqual(fields)
  })
})

describe('a deposit on its way out', () => {
  const held = { ...small, Status__c: 'Paid', Paid_Amount__c: 199.99 }
  const [refunding, applied] = [
    { ...held, Status__c: 'Refunding' },
    { ...held, Status__c: 'Applied' },
  ]
  const empty = { ...small, Paid_Amount__c: 0 }

  it.each([
    ['goes back when something was paid', refunding, held, adminViewer, []],
    ['goes back to the last cent', { ...refunding, Paid_Amount__c: 0.01 }, held, adminViewer, []],
    [
      'does not go back when nothing was',
      { ...refunding, ...empty },
      { ...empty, Status__c: 'Cancelled' },
      adminViewer,
      ['Status__c'],
    ],
    ['stays as it is', { ...refunding, ...empty }, { ...refunding, ...empty }, adminViewer, []],
    ['is applied by itself', applied, refunding, systemViewer, []],
    ['is applied by no one else', applied, refunding, adminViewer, ['Status__c']],
  ])('%s', (_what, next, previous, viewer, fields) => {
    expect(complaints(depositObject, next, { previous, viewer })).toEqual(fields)
  })
})

describe('deposits from the limit on', () => {
  const requested = {
    ...deposit,
    Approval_Status__c: 'Pending',
    Approval_Action__c: 'Waive',
    Approval_Requested_By__c: '005000000000009AAA',
  }
  const approved = {
    ...requested,
    Status__c: 'Waived',
    Waiver_Reason__c: 'Age_65',
    Approval_Status__c: 'Approved',
    Approval_Decided_By__c: adminViewer.userId,
  }
  const waived = { ...deposit, Status__c: 'Waived', Waiver_Reason__c: 'Age_65' }
  const byAdmin = { ...requested, Approval_Requested_By__c: adminViewer.userId }

  it.each([
    ['are not waived by one person', waived, deposit, ['Approval_Status__c']],
    [
      'are not waived by one person at the limit itself',
      { ...waived, Required_Amount__c: 200 },
      deposit,
      ['Approval_Status__c'],
    ],
    ['are waived by a second one', approved, requested, []],
    [
      'are not waived by who asked',
      { ...approved, Approval_Requested_By__c: adminViewer.userId },
      byAdmin,
      ['Approval_Status__c'],
    ],
    [
      'are not waived for whom somebody else decides',
      { ...approved, Approval_Decided_By__c: null },
      requested,
      ['Approval_Status__c'],
    ],
    [
      'are not waived while the second person has not approved',
      { ...approved, Approval_Status__c: 'Pending' },
      requested,
      ['Approval_Status__c'],
    ],
    [
      'are not waived when the refund was asked for',
      approved,
      { ...requested, Approval_Action__c: 'Refund' },
      ['Approval_Status__c'],
    ],
    [
      'are not waived when nobody asked',
      approved,
      { ...requested, Approval_Status__c: null },
      ['Approval_Status__c'],
    ],
    [
      'are not refunded by one person alone',
      { ...deposit, Status__c: 'Refunding', Paid_Amount__c: 200 },
      { ...deposit, Status__c: 'Paid', Paid_Amount__c: 200 },
      ['Approval_Status__c'],
    ],
    ['are asked for in one’s own name', byAdmin, deposit, []],
    ['are not asked for in another’s', requested, deposit, ['Approval_Requested_By__c']],
    [
      'are not asked for anew in another’s name, for something else',
      { ...requested, Approval_Action__c: 'Refund' },
      requested,
      ['Approval_Requested_By__c'],
    ],
    [
      'are not asked for again in another’s name once that was declined',
      requested,
      { ...requested, Approval_Status__c: 'Declined' },
      ['Approval_Requested_By__c'],
    ],
    [
      'are not handed to another while they wait',
      requested,
      { ...requested, Approval_Requested_By__c: '005000000000008AAA' },
      ['Approval_Requested_By__c'],
    ],
    ['that wait may be written otherwise', { ...requested, Internal_Notes__c: 'Called.' }, requested, []],
    [
      'do not change hands',
      { ...approved, Approval_Requested_By__c: null },
      requested,
      ['Approval_Requested_By__c'],
    ],
  ])('%s', (_promise, next, previous, fields) => {
    expect([...complaints(depositObject, next, { previous }), ...refusedFields(next, previous)]).toEqual(
      fields,
    )
  })

  it('go by what the brand of the account chose', () => {
    const due = { ...deposit, Required_Amount__c: 150 }
    const alone = { ...due, Status__c: 'Waived', Waiver_Reason__c: 'Age_65' }
    expect(refusedFields(alone, due)).toEqual([])
    expect(refusedFields(alone, due, 150.01)).toEqual([])
    expect(refusedFields(alone, due, 150)).toEqual(['Approval_Status__c'])
    expect(refusedFields(alone, due, 0)).toEqual(['Approval_Status__c'])
    expect(refusedFields(alone, due, 0, systemViewer)).toEqual([])
  })

  it('are brought by the system as they are', () => {
    expect(complaints(depositObject, waived, { viewer: systemViewer })).toEqual([])
    expect(complaints(depositObject, requested, { viewer: systemViewer })).toEqual([])
  })
})

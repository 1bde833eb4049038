import { resolveMetadata } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { objects } from './objects'

const tables = [...resolveMetadata(objects).objects.values()].flatMap(({ apiName, stateTables }) =>
  stateTables.map((table) => [`${apiName}.${table.fieldApiName}`, table] as const),
)

/** What each state may become, with `begins` for what a record may be created as; what is not named is final. */
const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Account.Status__c': {
    begins: 'Pending | Active | Closed',
    Pending: 'Active | Cancelled',
    Active: 'Closed',
  },
  'Alert_Subscription__c.Status__c': {
    begins: 'Unverified | Active',
    Unverified: 'Active | Stopped',
    Active: 'Stopped | Unverified',
    Stopped: 'Active | Unverified',
  },
  'Announcement__c.Status__c': {
    begins: 'Draft',
    Draft: 'Waiting | Published',
    Waiting: 'Published | Draft',
    Published: 'Withdrawn',
  },
  'Autopay__c.Status__c': {
    begins: 'Active',
    Active: 'Suspended | Cancelled',
    Suspended: 'Active | Cancelled',
  },
  'Bill__c.Status__c': {
    begins: 'Open | Paid',
    Open: 'Paid | Past_Due | Carried_Over',
    Paid: 'Open | Past_Due | Carried_Over',
    Past_Due: 'Paid | Carried_Over',
    Carried_Over: 'Paid',
  },
  'Campaign__c.Status__c': {
    begins: 'Draft',
    Draft: 'Waiting | Stopped',
    Waiting: 'Draft | Approved | Stopped',
    Approved: 'Sending | Draft | Stopped',
    Sending: 'Sent | Paused | Stopped',
    Paused: 'Sending | Stopped',
  },
  'Case.Status': {
    begins: 'New | Closed',
    New: 'Working | Waiting on Customer | Escalated | Closed',
    Closed: 'Working',
    Working: 'Waiting on Customer | Escalated | Closed',
    'Waiting on Customer': 'Working | Escalated | Closed',
    Escalated: 'Working | Waiting on Customer | Closed',
  },
  'Closed_Day__c.Status__c': { begins: 'Closed', Closed: 'Open_After_All', Open_After_All: 'Closed' },
  'ContentVersion.Scan_Status__c': {
    begins: 'Pending',
    Pending: 'Clean | Infected',
  },
  'Deposit__c.Status__c': {
    begins: 'Due | In_Review | Waived',
    Due: 'Part_Paid | Paid | Waived | In_Review | Cancelled',
    In_Review: 'Due | Waived | Cancelled | Refunding',
    Part_Paid: 'Paid | Waived | In_Review | Refunding | Due',
    Paid: 'Refunding | Due | Part_Paid',
    Cancelled: 'Refunding',
    Waived: 'Refunding',
    Applied: 'Refunding',
    Refunding: 'Refunded | Applied | Refund_Failed',
    Refund_Failed: 'Refunding | Refunded',
  },
  'Document_Reason__c.Status__c': { begins: 'Active', Active: 'Inactive', Inactive: 'Active' },
  'Document_Requirement__c.Status__c': {
    begins: 'Requested',
    Requested: 'Received | Waived',
    Received: 'Checking | Accepted | Rejected | Waived',
    Checking: 'Accepted | Rejected | Waived',
    Rejected: 'Received | Waived',
  },
  'Identity_Verification__c.Status__c': {
    begins: 'Sent',
    Sent: 'Opened | Expired | Manual_Review',
    Opened: 'Passed | Failed | Manual_Review | Expired',
    Manual_Review: 'Passed | Failed',
    Expired: 'Sent | Manual_Review',
    Failed: 'Manual_Review | Sent',
  },
  'Lead.Status': {
    begins: 'New',
    New: 'Contacted | Converted | Unqualified',
    Contacted: 'Converted | Unqualified',
  },
  'Notice__c.Status__c': {
    begins: 'Open',
    Open: 'Checking | Resolved',
    Checking: 'Resolved | Rejected',
    Rejected: 'Checking | Resolved',
    Resolved: 'Open',
  },
  'Opportunity.StageName': {
    begins: 'Prospecting | Proposal/Price Quote',
    Prospecting: 'Proposal/Price Quote | Closed Lost',
    'Proposal/Price Quote': 'Closed Won | Closed Lost',
  },
  'Order.Stage__c': {
    begins: 'Submission',
    Submission: 'Processing',
    Processing: 'Complete',
    Complete: 'Processing',
  },
  'Order.Status': {
    begins: 'Pending',
    Pending: 'Active | Cancelled',
    Active: 'Closed | Cancelled',
  },
  'Order.Market_Status__c': {
    begins: 'Not_Sent | Accepted | Confirmed',
    Not_Sent: 'Sent | Unavailable | Withdrawn',
    Accepted: 'Confirmed | Rejected | Withdrawn',
    Confirmed: 'Accepted | Rejected | Withdrawn',
    Unavailable: 'Sent | Withdrawn',
    Sent: 'Accepted | Confirmed | Rejected | Withdrawn',
  },
  'Payment__c.Status__c': {
    begins: 'Pending | Settled | Declined',
    Pending: 'Settled | Returned | Declined | Cancelled',
    Settled: 'Returned | Refunded',
    Declined: 'Settled',
    Returned: 'Settled',
    Cancelled: 'Settled',
  },
  'Payment_Arrangement__c.Status__c': { begins: 'Active', Active: 'Kept | Broken | Cancelled' },
  'Payment_Method__c.Status__c': {
    begins: 'Active',
    Active: 'Expired | Removed',
    Expired: 'Active | Removed',
  },
  'Refund__c.Status__c': {
    begins: 'Waiting | Sending',
    Waiting: 'Sending | Declined',
    Sending: 'Refunded | Failed',
  },
  'Reply_Template__c.Status__c': { begins: 'Draft', Draft: 'Offered | Withdrawn', Offered: 'Withdrawn' },
  'WorkStep.Status': {
    begins: 'New | In Progress | Not Applicable',
    New: 'In Progress | Completed | Not Applicable',
    'In Progress': 'On Hold | Completed | Not Applicable | New',
    'Not Applicable': 'New',
    'On Hold': 'In Progress | Completed | Not Applicable',
    Completed: 'In Progress',
  },
}

describe('the states of records', () => {
  it.each(tables)('%s move only as is written here', (name, { initial, transitions }) => {
    const moves = Object.entries(transitions).map(([from, next]) => [from, next.join(' | ')])
    expect({ begins: initial.join(' | '), ...Object.fromEntries(moves) }).toEqual(allowed[name])
  })

  it('never move on from where money or a contract has ended', () => {
    const ends = [
      ['Account.Status__c', ['Cancelled', 'Closed']],
      ['Autopay__c.Status__c', ['Cancelled']],
      // From the others it moves when money comes that is no longer owed.
      ['Deposit__c.Status__c', ['Refunded']],
      ['Order.Status', ['Cancelled', 'Closed']],
      ['Payment__c.Status__c', ['Refunded']],
      ['Refund__c.Status__c', ['Refunded', 'Declined', 'Failed']],
      ['Payment_Arrangement__c.Status__c', ['Kept', 'Broken', 'Cancelled']],
      ['Payment_Method__c.Status__c', ['Removed']],
    ] as const
    for (const [name, states] of ends) {
      const table = tables.find(([key]) => key === name)?.[1]
      expect(
        states.map((state) => table?.transitions[state] ?? []),
        name,
      ).toEqual(states.map(() => []))
    }
  })
})

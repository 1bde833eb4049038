import type { AfterRuleDeclaration, RelatedDeclaration } from '@porchlight/metadata'
import { ofTheSameAccount } from '../../../customers/objects/same-account'
import {
  moveSteps,
  orderOfRecord,
  type StepStatus,
  stepsOfOrder,
} from '../../../enrollment/objects/work-step/move-steps'

/** The notices of the same kind that the order waits for, this one among them. */
const notices: RelatedDeclaration = {
  objectApiName: 'Notice__c',
  where: [
    { fieldApiName: 'Order__c', equals: { record: 'Order__c' } },
    ofTheSameAccount,
    { fieldApiName: 'Notice_Type__c', equals: { record: 'Notice_Type__c' } },
  ],
  fields: ['Status__c'],
}

/** What the least far of them means for their step. */
const stepStatuses: readonly (readonly [status: string, standing: StepStatus])[] = [
  ['Rejected', { status: 'In Progress', responsible: 'Customer' }],
  ['Open', { status: 'New', responsible: 'Customer' }],
  ['Checking', { status: 'In Progress', responsible: 'Provider' }],
  ['Resolved', { status: 'Completed', responsible: 'Provider' }],
]

/** The customer's word moves the step to us; only "resolved" ends it. */
const movesTheStep: AfterRuleDeclaration = {
  name: 'movesTheStep',
  on: ['Status__c'],
  about: 'Order__c',
  related: { notices, steps: stepsOfOrder, order: orderOfRecord },
  effect: ({ record, related, now }) => {
    const type = record.values.Notice_Type__c === 'Switch_Hold' ? 'Switch_Hold' : 'Balance'
    const least = stepStatuses.find(([status]) =>
      (related.notices ?? []).some(({ values }) => values.Status__c === status),
    )
    return least === undefined ? [] : moveSteps(related, type, least[1], now)
  },
}

export const noticeAfterRules: readonly AfterRuleDeclaration[] = [movesTheStep]

import type {
  ActionRecord,
  ActionWrite,
  AfterRuleDeclaration,
  FieldScalar,
  RelatedDeclaration,
} from '@porchlight/metadata'
import { change } from '../../../customers/objects/action-kinds'
import { ofTheSameAccount } from '../../../customers/objects/same-account'
import {
  moveSteps,
  orderOfRecord,
  type StepStatus,
  stepsOfOrder,
} from '../../../enrollment/objects/work-step/move-steps'

/** All documents of the same order, this one among them. */
const documents: RelatedDeclaration = {
  objectApiName: 'Document_Requirement__c',
  where: [{ fieldApiName: 'Order__c', equals: { record: 'Order__c' } }, ofTheSameAccount],
  fields: ['Status__c', 'Is_Required__c'],
}

/** The order's digital checks of who the customer is. */
const verifications: RelatedDeclaration = {
  objectApiName: 'Identity_Verification__c',
  where: [{ fieldApiName: 'Order__c', equals: { record: 'Order__c' } }, ofTheSameAccount],
  fields: ['Status__c'],
}

/** What the least far of an order's required documents means for its step. */
const stepStatuses: readonly (readonly [status: string, standing: StepStatus])[] = [
  ['Rejected', { status: 'In Progress', responsible: 'Customer' }],
  ['Requested', { status: 'New', responsible: 'Customer' }],
  ['Received', { status: 'In Progress', responsible: 'Provider' }],
  ['Checking', { status: 'In Progress', responsible: 'Provider' }],
]

/** The step ends with the last document that the order needs, and opens again with one that is rejected. */
const movesTheStep: AfterRuleDeclaration = {
  name: 'movesTheStep',
  on: ['Status__c', 'Is_Required__c'],
  about: 'Order__c',
  related: { documents, steps: stepsOfOrder, order: orderOfRecord },
  effect: ({ related, now }) => {
    const required = (related.documents ?? []).filter(({ values }) => values.Is_Required__c === true)
    if (required.length === 0) return []
    const open = stepStatuses.find(([status]) => required.some(({ values }) => values.Status__c === status))
    const stepStatus = open?.[1] ?? { status: 'Completed', responsible: 'Provider' }
    return moveSteps(related, 'Documents', stepStatus, now)
  },
}

/** Whoever sends an identity document in place of the digital check has passed it once we accept the document. */
const settlesTheIdentityCheck: AfterRuleDeclaration = {
  name: 'settlesTheIdentityCheck',
  on: ['Status__c'],
  about: 'Order__c',
  related: { verifications },
  effect: ({ record, related, now }) => {
    if (record.values.Document_Type__c !== 'Identity') return []
    const status = record.values.Status__c ?? null
    const sent: readonly FieldScalar[] = ['Received', 'Checking', 'Accepted']
    if (!sent.includes(status)) return []
    const isAccepted = status === 'Accepted'
    return (related.verifications ?? []).flatMap((check) => settle(check, isAccepted, now))
  },
}

function settle(check: ActionRecord, isAccepted: boolean, now: Date): readonly ActionWrite[] {
  const status = check.values.Status__c
  const review = change(check, { Status__c: 'Manual_Review', Completed_At__c: null })
  const pass = change(check, { Status__c: 'Passed', Completed_At__c: now.toISOString() })
  // A check that is open at the service may still end there before the document is looked at.
  const isReviewed = status === 'Sent' || status === 'Expired' || status === 'Failed'
  const isLeft = isAccepted && status === 'Opened'
  return [...(isReviewed || isLeft ? [review] : []), ...(isAccepted && status !== 'Passed' ? [pass] : [])]
}

export const documentRequirementAfterRules: readonly AfterRuleDeclaration[] = [
  movesTheStep,
  settlesTheIdentityCheck,
]

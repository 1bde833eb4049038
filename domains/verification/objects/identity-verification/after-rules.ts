import type { AfterRuleDeclaration, FieldScalar, RelatedDeclaration } from '@porchlight/metadata'
import { change } from '../../../customers/objects/action-kinds'
import { ofTheSameAccount } from '../../../customers/objects/same-account'
import {
  moveSteps,
  orderOfRecord,
  type StepStatus,
  stepsOfOrder,
} from '../../../enrollment/objects/work-step/move-steps'

const verifications: RelatedDeclaration = {
  objectApiName: 'Identity_Verification__c',
  where: [{ fieldApiName: 'Order__c', equals: { record: 'Order__c' } }, ofTheSameAccount],
  fields: ['Status__c'],
}

const identityDocuments: RelatedDeclaration = {
  objectApiName: 'Document_Requirement__c',
  where: [
    { fieldApiName: 'Order__c', equals: { record: 'Order__c' } },
    ofTheSameAccount,
    { fieldApiName: 'Document_Type__c', equals: { value: 'Identity' } },
  ],
  fields: ['Status__c'],
}

/** What each state of a check means for its step. */
const stepStatuses: Readonly<Record<string, StepStatus>> = {
  Sent: { status: 'New', responsible: 'Customer' },
  Opened: { status: 'In Progress', responsible: 'Customer' },
  Passed: { status: 'Completed', responsible: 'Provider' },
  Failed: { status: 'On Hold', responsible: 'Customer' },
  Manual_Review: { status: 'In Progress', responsible: 'Provider' },
  Expired: { status: 'New', responsible: 'Customer' },
}

/** Whoever passed once has passed: a further check of the same order takes nothing back. */
const movesTheStep: AfterRuleDeclaration = {
  name: 'movesTheStep',
  on: ['Status__c'],
  about: 'Order__c',
  related: { verifications, steps: stepsOfOrder, order: orderOfRecord },
  effect: ({ record, related, now }) => {
    const hasPassed = (related.verifications ?? []).some(({ values }) => values.Status__c === 'Passed')
    const stepStatus = stepStatuses[hasPassed ? 'Passed' : String(record.values.Status__c)]
    return stepStatus === undefined ? [] : moveSteps(related, 'Identity', stepStatus, now)
  },
}

/** A failed check is replaced by a document requirement, so that no one reaches a dead end. */
const requestsDocument: AfterRuleDeclaration = {
  name: 'asksForADocument',
  on: ['Status__c'],
  about: 'Order__c',
  related: { identityDocuments, order: orderOfRecord },
  effect: ({ record, related }) => {
    const isPending = related.order?.[0]?.values.Status === 'Pending'
    const isRequested = (related.identityDocuments ?? []).length > 0
    if (record.values.Status__c !== 'Failed' || !isPending || isRequested) return []
    const fields = {
      Account__c: record.values.Account__c ?? null,
      Order__c: record.values.Order__c ?? null,
      Document_Type__c: 'Identity',
      Is_Required__c: true,
    }
    return [{ type: 'create', objectApiName: 'Document_Requirement__c', fields }]
  },
}

const unsentDocument: readonly FieldScalar[] = ['Requested', 'Rejected']

/** A person who has passed needs no document as proof of the same. */
const waivesDocument: AfterRuleDeclaration = {
  name: 'waivesTheDocument',
  on: ['Status__c'],
  about: 'Order__c',
  related: { identityDocuments },
  effect: ({ record, related }) =>
    record.values.Status__c === 'Passed'
      ? (related.identityDocuments ?? [])
          .filter(({ values }) => unsentDocument.includes(values.Status__c ?? null))
          .map((document) => change(document, { Status__c: 'Waived' }))
      : [],
}

export const identityVerificationAfterRules: readonly AfterRuleDeclaration[] = [
  movesTheStep,
  requestsDocument,
  waivesDocument,
]

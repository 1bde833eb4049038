import {
  type ActionRecord,
  type FieldScalar,
  picklistValues,
  type RelatedDeclaration,
  type RelatedRuleDeclaration,
  type RuleContext,
  type ValidationRule,
} from '@porchlight/metadata'
import { limitFrom } from '../../../customer-service/facts/brand-limits'

/** What staff can request a second person to approve. */
export const approvalActionValues = picklistValues([
  { value: 'Waive', label: { en: 'Waive', es: 'Eximir' } },
  { value: 'Refund', label: { en: 'Refund', es: 'Reembolsar' } },
])

export const approvalStatusValues = picklistValues([
  { value: 'Pending', label: { en: 'Waiting for approval', es: 'En espera de aprobación' } },
  { value: 'Approved', label: { en: 'Approved', es: 'Aprobado' } },
  { value: 'Declined', label: { en: 'Declined', es: 'Rechazado' } },
])

/** The amount that a decision about a deposit is about, in dollars. */
export function amountAtStake(values: Readonly<Record<string, unknown>>, action: 'Waive' | 'Refund'): number {
  return Number(action === 'Waive' ? values.Required_Amount__c : values.Paid_Amount__c)
}

/** An approval takes two persons: no one requests in another's name. */
export const approvalRules: readonly ValidationRule[] = [
  {
    name: 'approvalIsAskedForInOnesOwnName',
    check: ({ next, previous, viewer }) => {
      if (viewer.class === 'system' || viewer.class === 'guest') return null
      const isRequested = next.Approval_Status__c === 'Pending' && changed(next, previous, requestedFields)
      const isForged =
        next.Approval_Status__c !== 'Pending' && changed(next, previous, ['Approval_Requested_By__c'])
      if (!isForged && !(isRequested && next.Approval_Requested_By__c !== viewer.userId)) return null
      return {
        fieldApiName: 'Approval_Requested_By__c',
        message: { en: 'Ask in your own name.', es: 'Pida la aprobación en su propio nombre.' },
      }
    },
  },
]

/** The limits of the brand of the account that `record` leads to: one record, none where the brand has none. */
export const approvalLimitRelated = (brandPath: string): RelatedDeclaration => ({
  objectApiName: 'Brand__c',
  where: [{ fieldApiName: 'Name', equals: { record: brandPath } }],
  fields: ['Deposit_Approval_From__c'],
  asPlatform: true,
})

/** From which amount on, in dollars, a second person decides about a deposit. A choice of the brand: no law requires one. */
export function approvalFrom(brands: readonly ActionRecord[] | undefined): number {
  return limitFrom(brands?.[0]?.values, 'Deposit_Approval_From__c')
}

/** Regardless of how it is written: from the brand's limit on, no one waives or refunds alone. */
export const approvalRelatedRules: readonly RelatedRuleDeclaration[] = [
  {
    name: 'largeDepositsNeedASecondPerson',
    on: ['Status__c'],
    related: {
      account: {
        objectApiName: 'Account',
        where: [{ fieldApiName: 'Id', equals: { record: 'Account__c' } }],
        fields: ['Account_Brand__c'],
        asPlatform: true,
      },
      brands: {
        objectApiName: 'Brand__c',
        where: [],
        fields: ['Name', 'Deposit_Approval_From__c'],
        asPlatform: true,
      },
    },
    check: ({ next, previous, viewer, related: { account, brands } }) => {
      if (viewer.class === 'system' || next.Status__c === previous?.Status__c) return null
      const action = next.Status__c === 'Waived' ? 'Waive' : next.Status__c === 'Refunding' ? 'Refund' : null
      const brand = account?.[0]?.values.Account_Brand__c
      const own = brands?.filter(({ values }) => values.Name === brand)
      if (action === null || amountAtStake(next, action) < approvalFrom(own)) return null
      const isApproved =
        viewer.class !== 'guest' &&
        next.Approval_Status__c === 'Approved' &&
        next.Approval_Decided_By__c === viewer.userId &&
        previous?.Approval_Status__c === 'Pending' &&
        previous.Approval_Action__c === action &&
        previous.Approval_Requested_By__c !== viewer.userId
      if (isApproved) return null
      return {
        fieldApiName: 'Approval_Status__c',
        message: {
          en: 'A second person has to approve this amount.',
          es: 'Una segunda persona debe aprobar este monto.',
        },
      }
    },
  },
]

const requestedFields = ['Approval_Status__c', 'Approval_Action__c', 'Approval_Requested_By__c'] as const

function changed(
  next: RuleContext['next'],
  previous: RuleContext['previous'],
  fields: readonly string[],
): boolean {
  return fields.some((field) => (next[field] ?? null) !== ((previous?.[field] ?? null) as FieldScalar))
}

import type { ActionRecord, ActionWrite, AfterRuleDeclaration } from '@porchlight/metadata'
import { change } from '../../../customers/objects/action-kinds'
import { billingFollows } from './billing-follows'
import { feeFollows } from './fee-follows'
import { stopFollows } from './stop-follows'

/**
 * A deposit ends when its order is cancelled or rejected, by anyone: the amount paid is refunded immediately, and the
 * rest is no longer due.
 */
const depositsEnd: AfterRuleDeclaration = {
  name: 'depositsEndWithTheirOrder',
  on: ['Status'],
  about: 'AccountId',
  related: {
    deposits: {
      objectApiName: 'Deposit__c',
      where: [
        { fieldApiName: 'Order__c', equals: { record: 'Id' } },
        { fieldApiName: 'Account__c', equals: { record: 'AccountId' } },
      ],
      fields: ['Status__c', 'Paid_Amount__c'],
    },
  },
  effect: ({ record, related }) =>
    record.values.Status === 'Cancelled' ? (related.deposits ?? []).flatMap(endDeposit) : [],
}

const mayEnd: readonly unknown[] = ['Due', 'Part_Paid', 'Paid', 'In_Review']

function endDeposit(deposit: ActionRecord): readonly ActionWrite[] {
  const { Status__c, Paid_Amount__c } = deposit.values
  if (!mayEnd.includes(Status__c)) return []
  return [change(deposit, { Status__c: Number(Paid_Amount__c) > 0 ? 'Refunding' : 'Cancelled' })]
}

/** What was due by the first day is due by the new one when that is moved. */
const stepsFollow: AfterRuleDeclaration = {
  name: 'stepsFollowTheStartDate',
  on: ['Requested_Start_Date__c'],
  about: 'AccountId',
  related: {
    steps: {
      objectApiName: 'WorkStep',
      where: [{ fieldApiName: 'Order__c', equals: { record: 'Id' } }],
      fields: ['Status', 'Due_Date__c'],
    },
  },
  effect: ({ record, previous, related }) => {
    const before = previous?.Requested_Start_Date__c ?? null
    const date = record.values.Requested_Start_Date__c ?? null
    if (before === null || date === null) return []
    return (related.steps ?? [])
      .filter(({ values }) => isOpenStatus(values.Status) && values.Due_Date__c === before)
      .map((step) => change(step, { Due_Date__c: date }))
  },
}

/** An account gets its previous plan back when the change that applies to it is undone. */
const planReturns: AfterRuleDeclaration = {
  name: 'planReturnsWhenItsChangeIsUndone',
  on: ['Status'],
  about: 'AccountId',
  related: {
    accounts: {
      objectApiName: 'Account',
      where: [{ fieldApiName: 'Id', equals: { record: 'AccountId' } }],
      fields: ['Plan__c'],
    },
  },
  effect: ({ record: { values }, previous, related }) => {
    const isUndone = previous?.Status === 'Active' && values.Status === 'Cancelled'
    if (values.Case_Type__c !== 'Plan_Change' || !isUndone) return []
    return (related.accounts ?? [])
      .filter((account) => account.values.Plan__c === values.Plan__c)
      .map((account) =>
        change(account, {
          Plan__c: values.Previous_Plan__c ?? null,
          Plan_Name__c: values.Previous_Plan_Name__c ?? null,
          Contract_Start_Date__c: values.Previous_Contract_Start__c ?? null,
          Contract_End_Date__c: values.Previous_Contract_End__c ?? null,
          Contract_Term_Months__c: values.Previous_Contract_Term__c ?? null,
        }),
      )
  },
}

/**
 * Offers to renew end with what the customer ordered: the one for that plan is accepted, the others are declined, and
 * all of them once service has ended. So staff never repeat an offer that was answered.
 */
const offersEnd: AfterRuleDeclaration = {
  name: 'offersEndWithTheirAnswer',
  on: ['Status'],
  about: 'AccountId',
  related: {
    offers: {
      objectApiName: 'Opportunity',
      where: [
        { fieldApiName: 'AccountId', equals: { record: 'AccountId' } },
        { fieldApiName: 'IsClosed', equals: { value: false } },
      ],
      fields: ['Plan__c', 'StageName'],
    },
  },
  effect: ({ record: { values }, previous, related }) => {
    const isOrdered =
      values.Case_Type__c === 'Plan_Change' && previous === null && values.Status === 'Pending'
    const hasEnded = values.Case_Type__c === 'Stop_Service' && values.Status === 'Closed'
    if (!isOrdered && !hasEnded) return []
    return (related.offers ?? []).flatMap((offer) => {
      const isAccepted = isOrdered && offer.values.Plan__c === values.Plan__c
      if (!isAccepted) return [change(offer, { StageName: 'Closed Lost' })]
      const offered = change(offer, { StageName: 'Proposal/Price Quote' })
      const accepted = change(offer, { StageName: 'Closed Won' })
      return offer.values.StageName === 'Prospecting' ? [offered, accepted] : [accepted]
    })
  },
}

const isOpenStatus = (status: unknown) => status !== 'Completed' && status !== 'Not Applicable'

export const orderAfterRules: readonly AfterRuleDeclaration[] = [
  depositsEnd,
  stepsFollow,
  planReturns,
  offersEnd,
  feeFollows,
  billingFollows,
  stopFollows,
]

import type { ActionRecord, ActionWrite, AfterRuleDeclaration } from '@porchlight/metadata'
import { change } from '../../../customers/objects/action-kinds'

/**
 * A deposit ends with the order that it was for, whoever cancels or rejects that: what was paid of it goes back at once,
 * and the rest is not due any more.
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

export const orderAfterRules: readonly AfterRuleDeclaration[] = [depositsEnd]

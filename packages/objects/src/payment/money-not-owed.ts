import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { text } from '../action-kinds'
import { ofTheSameAccount } from '../same-account'

/** The words of the case about money that came for a deposit which is not asked for any more; `{number}` is the payment's. */
const notOwedWords = {
  en: {
    subject: 'We owe you a deposit payment',
    description:
      'Payment {number} came after your deposit was no longer needed. We send the money back and confirm it here.',
  },
  es: {
    subject: 'Le debemos el pago de un depósito',
    description:
      'El pago {number} llegó cuando su depósito ya no hacía falta. Le devolvemos el dinero y lo confirmamos aquí.',
  },
} as const

const notAskedFor: readonly unknown[] = ['Waived', 'Cancelled', 'Refunded']

/** Money for a deposit that was waived or cancelled meanwhile is the customer's: somebody of ours has to return it. */
export const moneyNotOwed: AfterRuleDeclaration = {
  name: 'caseOpensForMoneyNotOwed',
  on: ['Status__c'],
  about: 'Account__c',
  related: {
    deposits: {
      objectApiName: 'Deposit__c',
      where: [{ fieldApiName: 'Id', equals: { record: 'Deposit__c' } }, ofTheSameAccount],
      fields: ['Status__c', 'Order__c'],
    },
    accounts: {
      objectApiName: 'Account',
      where: [{ fieldApiName: 'Id', equals: { record: 'Account__c' } }],
      fields: ['ContactId', 'Contact.Preferred_Language__c'],
    },
  },
  effect: ({ record, related }) => {
    const [deposit] = related.deposits ?? []
    const [account] = related.accounts ?? []
    const contactId = account?.values.ContactId ?? null
    if (record.values.Status__c !== 'Settled' || deposit === undefined || contactId === null) return []
    if (!notAskedFor.includes(deposit.values.Status__c)) return []
    const words = notOwedWords[account?.values['Contact.Preferred_Language__c'] === 'es' ? 'es' : 'en']
    return [
      {
        type: 'create',
        objectApiName: 'Case',
        fields: {
          Subject: words.subject,
          Description: words.description.replace('{number}', text(record.values.Name)),
          Type: 'Billing',
          Priority: 'High',
          ContactId: contactId,
          AccountId: record.values.Account__c ?? null,
          Order__c: deposit.values.Order__c ?? null,
        },
      },
    ]
  },
}

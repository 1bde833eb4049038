import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { ofTheSameAccount } from '../../../customers/objects/same-account'
import {
  accountOfRecord,
  type CaseText,
  caseAboutMoney,
} from '../../../messages/objects/case/case-about-money'

/** The text of the case about money received for a deposit that is no longer requested; `{number}` is the payment's. */
const notOwedText: CaseText = {
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
}

/**
 * Money for a deposit that was refunded meanwhile is the customer's: somebody of ours has to return it, because what went
 * back before may have gone by check.
 */
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
    accounts: accountOfRecord,
  },
  effect: (context) => {
    const [deposit] = context.related.deposits ?? []
    const { Status__c, Purpose__c } = context.record.values
    if (Status__c !== 'Settled' || Purpose__c !== 'Deposit' || deposit === undefined) return []
    if (deposit.values.Status__c !== 'Refunded') return []
    return caseAboutMoney(context, notOwedText, deposit.values.Order__c)
  },
}

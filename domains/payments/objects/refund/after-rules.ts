import type { AfterRuleDeclaration } from '@porchlight/metadata'
import {
  accountOfRecord,
  type CaseText,
  caseAboutMoney,
} from '../../../messages/objects/case/case-about-money'

const refusedText: CaseText = {
  en: {
    subject: 'We could not send your refund',
    description:
      'The card or bank account that you paid with did not take refund {number}. The money is still a credit on your account. We arrange another way with you and confirm it here.',
  },
  es: {
    subject: 'No pudimos enviar su reembolso',
    description:
      'La tarjeta o la cuenta bancaria con la que pagó no aceptó el reembolso {number}. El dinero sigue como saldo a favor en su cuenta. Acordaremos otra forma con usted y la confirmaremos aquí.',
  },
}

const notOwedText: CaseText = {
  en: {
    subject: 'We did not send your refund',
    description:
      'Before refund {number} was sent, the money was needed for your account or the payment was taken back. We look at your account and answer you here.',
  },
  es: {
    subject: 'No enviamos su reembolso',
    description:
      'Antes de enviar el reembolso {number}, el dinero hizo falta en su cuenta o se retiró el pago. Revisaremos su cuenta y le responderemos aquí.',
  },
}

/** A refund that came to nothing has been promised to a customer: staff settle it with them. */
const caseOpens: AfterRuleDeclaration = {
  name: 'caseOpensForTheFailedRefund',
  on: ['Status__c'],
  about: 'Account__c',
  related: { accounts: accountOfRecord },
  effect: (context) => {
    const { Status__c, Failure__c } = context.record.values
    if (Status__c !== 'Failed') return []
    return caseAboutMoney(context, Failure__c === 'Refused' ? refusedText : notOwedText, null)
  },
}

export const refundAfterRules: readonly AfterRuleDeclaration[] = [caseOpens]

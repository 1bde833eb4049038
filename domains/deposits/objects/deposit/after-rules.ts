import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { endSteps, text } from '../../../customers/objects/action-kinds'
import {
  moveSteps,
  orderOfRecord,
  type StepStatus,
  stepsOfOrder,
} from '../../../enrollment/objects/work-step/move-steps'
import {
  accountOfRecord,
  type CaseText,
  caseAboutMoney,
} from '../../../messages/objects/case/case-about-money'

/** Where the step stands while the deposit asks for something, and when it is paid. */
const stepStatuses: Readonly<Record<string, StepStatus>> = {
  Due: { status: 'New', responsible: 'Customer' },
  Part_Paid: { status: 'In Progress', responsible: 'Customer' },
  In_Review: { status: 'On Hold', responsible: 'Provider' },
  Paid: { status: 'Completed', responsible: 'Customer' },
  Refunded: { status: 'Completed', responsible: 'Customer' },
}

/** The step of the order’s tracker goes where its deposit is. */
const stepFollows: AfterRuleDeclaration = {
  name: 'stepFollowsTheDeposit',
  on: ['Status__c'],
  about: 'Order__c',
  related: { order: orderOfRecord, steps: stepsOfOrder },
  effect: ({ record, related, now }) => {
    const stepStatus = stepStatuses[text(record.values.Status__c)]
    if (stepStatus !== undefined) return moveSteps(related, 'Deposit', stepStatus, now)
    if ((related.order ?? []).length === 0) return []
    const steps = (related.steps ?? []).filter(({ values }) => values.Step_Type__c === 'Deposit')
    return endSteps(steps, 'Not Applicable', now)
  },
}

/** Above what is allowed nothing is charged: somebody of ours looks at the amount, and the customer sees that. */
const caseOpens: AfterRuleDeclaration = {
  name: 'caseOpensOverTheCap',
  on: ['Status__c'],
  about: 'Account__c',
  related: { accounts: accountOfRecord },
  effect: (context) => {
    const { Status__c, Order__c, Required_Amount__c, Cap_Amount__c } = context.record.values
    if (Status__c !== 'In_Review' || Number(Required_Amount__c) <= Number(Cap_Amount__c)) return []
    return caseAboutMoney(context, overCapText, Order__c)
  },
}

/** Enough bills were paid on time: the customer is told that the deposit comes back, and somebody of ours sends it. */
const refundIsPlanned: AfterRuleDeclaration = {
  name: 'caseOpensForTheRefund',
  on: ['Refund_Due_Date__c'],
  about: 'Account__c',
  related: { accounts: accountOfRecord },
  effect: (context) => {
    const { Status__c, Order__c, Refund_Due_Date__c = null } = context.record.values
    if (Status__c !== 'Paid' || Refund_Due_Date__c === null) return []
    return caseAboutMoney(context, refundText, Order__c)
  },
}

const refundText: CaseText = {
  en: {
    subject: 'Your deposit comes back to you',
    description:
      'You paid your bills on time long enough. We send deposit {number} back with its interest and confirm it here.',
  },
  es: {
    subject: 'Le devolvemos su depósito',
    description:
      'Usted pagó sus facturas a tiempo durante el plazo. Le devolvemos el depósito {number} con intereses y lo confirmamos aquí.',
  },
}

/** The words of the case about an amount above what is allowed; `{number}` is the deposit’s. */
export const overCapText = {
  en: {
    subject: 'We are checking the amount of your deposit',
    description:
      'Deposit {number} is above the highest amount allowed. Nothing is charged until we have checked it.',
  },
  es: {
    subject: 'Estamos revisando el monto de su depósito',
    description:
      'El depósito {number} supera el monto máximo permitido. No se cobra nada hasta que lo revisemos.',
  },
} as const

export const depositAfterRules: readonly AfterRuleDeclaration[] = [stepFollows, caseOpens, refundIsPlanned]

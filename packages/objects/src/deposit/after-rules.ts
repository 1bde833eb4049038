import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { endSteps, text } from '../action-kinds'
import { replyDueAfter } from '../case/reply-clock'
import { moveSteps, orderOfRecord, type StepStanding, stepsOfOrder } from '../work-step/move-steps'

/** Where the step stands while the deposit asks for something, and when it is paid. */
const standings: Readonly<Record<string, StepStanding>> = {
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
    const standing = standings[text(record.values.Status__c)]
    if (standing !== undefined) return moveSteps(related, 'Deposit', standing, now)
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
  related: {
    accounts: {
      objectApiName: 'Account',
      where: [{ fieldApiName: 'Id', equals: { record: 'Account__c' } }],
      fields: ['ContactId', 'Contact.Preferred_Language__c'],
    },
  },
  effect: ({ record, related, now }) => {
    const { Status__c, Required_Amount__c, Cap_Amount__c, Account__c, Order__c, Name } = record.values
    const [account] = related.accounts ?? []
    const contactId = account?.values.ContactId ?? null
    if (Status__c !== 'In_Review' || Number(Required_Amount__c) <= Number(Cap_Amount__c)) return []
    if (contactId === null) return []
    const words = overTheCapWords[account?.values['Contact.Preferred_Language__c'] === 'es' ? 'es' : 'en']
    return [
      {
        type: 'create',
        objectApiName: 'Case',
        fields: {
          Subject: words.subject,
          Description: words.description.replace('{number}', text(Name)),
          Type: 'Billing',
          Priority: 'High',
          ContactId: contactId,
          AccountId: Account__c ?? null,
          Order__c: Order__c ?? null,
          Reply_Due__c: replyDueAfter(now),
        },
      },
    ]
  },
}

/** The words of the case about an amount above what is allowed; `{number}` is the deposit’s. */
export const overTheCapWords = {
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

export const depositAfterRules: readonly AfterRuleDeclaration[] = [stepFollows, caseOpens]

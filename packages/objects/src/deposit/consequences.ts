import type { ActionRecord, ActionWrite, ConsequenceDeclaration, FieldScalar } from '@porchlight/metadata'
import { change, endSteps, stepOf, text } from '../action-kinds'
import { replyDueAfter } from '../case/reply-clock'

/** The step of the order’s tracker goes where its deposit is. */
const stepFollows: ConsequenceDeclaration = {
  name: 'stepFollowsTheDeposit',
  watches: ['Status__c'],
  related: { steps: stepOf('Deposit', 'Order__c') },
  effect: ({ record, related, now }) => stepWrites(record.values.Status__c, related.steps ?? [], now),
}

function stepWrites(
  status: FieldScalar | undefined,
  steps: readonly ActionRecord[],
  now: Date,
): readonly ActionWrite[] {
  switch (status) {
    case 'Paid':
    case 'Refunded':
      return endSteps(steps, 'Completed', now)
    case 'Waived':
    case 'Cancelled':
      return endSteps(steps, 'Not Applicable', now)
    case 'In_Review':
      return steps
        .filter((step) => step.values.Status === 'New' || step.values.Status === 'In Progress')
        .map((step) => change(step, { Status: 'On Hold', Responsible__c: 'Provider' }))
    default:
      return steps.flatMap((step) => asked(step, status === 'Part_Paid'))
  }
}

/** A step that waits for the customer’s money: new until some of it was paid. */
function asked(step: ActionRecord, isBegun: boolean): readonly ActionWrite[] {
  const { Status } = step.values
  const next = Status === 'Not Applicable' || (Status === 'New' && !isBegun) ? 'New' : 'In Progress'
  return [change(step, { Status: next, Responsible__c: 'Customer', EndTime: null })]
}

/** Above what is allowed nothing is charged: somebody of ours looks at the amount, and the customer sees that. */
const caseOpens: ConsequenceDeclaration = {
  name: 'caseOpensOverTheCap',
  watches: ['Status__c'],
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

export const depositConsequences: readonly ConsequenceDeclaration[] = [stepFollows, caseOpens]

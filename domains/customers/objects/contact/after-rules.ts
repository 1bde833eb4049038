import type { AfterRuleDeclaration, FieldScalar } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineBillingEvent, EventText, known } from '../billing-event'

const phonesChanged = defineBillingEvent(
  'contact.phones-changed',
  'The customer has other phone numbers.',
  Type.Object({ mobilePhone: EventText, otherPhone: EventText }),
)

const emailChanged = defineBillingEvent(
  'contact.email-changed',
  'The customer has another email address.',
  Type.Object({ email: EventText }),
)

const languageChanged = defineBillingEvent(
  'contact.language-changed',
  'The customer prefers another language.',
  Type.Object({ language: Type.Union([Type.Literal('en'), Type.Literal('es')]) }),
)

/** What the billing system is notified of about the person behind an account. */
export const contactEvents = [phonesChanged, emailChanged, languageChanged]

type Values = Readonly<Record<string, FieldScalar>>

/** Each of the customer's accounts has its own events, because the billing system knows accounts. */
const billingFollows: AfterRuleDeclaration = {
  name: 'billingFollowsTheContact',
  on: ['MobilePhone', 'OtherPhone', 'Email', 'Preferred_Language__c'],
  // A new contact has no account yet: it comes with an order, or from the billing system.
  notAtCreation: true,
  about: 'Id',
  related: {
    accounts: {
      objectApiName: 'Account',
      where: [{ fieldApiName: 'ContactId', equals: { record: 'Id' } }],
      fields: ['Status__c'],
    },
  },
  effect: ({ record, previous, related }) =>
    (related.accounts ?? []).flatMap(({ id }) => eventsOfChange(id, previous ?? {}, record.values)),
}

function eventsOfChange(accountId: string, previous: Values, next: Values) {
  const isChanged = (...fields: readonly string[]) => fields.some((field) => previous[field] !== next[field])
  const { MobilePhone, OtherPhone, Email, Preferred_Language__c } = next
  return [
    ...(isChanged('MobilePhone', 'OtherPhone')
      ? [
          phonesChanged.publish(accountId, {
            mobilePhone: known(MobilePhone),
            otherPhone: known(OtherPhone),
          }),
        ]
      : []),
    ...(isChanged('Email') ? [emailChanged.publish(accountId, { email: known(Email) })] : []),
    ...(isChanged('Preferred_Language__c')
      ? [languageChanged.publish(accountId, { language: Preferred_Language__c === 'es' ? 'es' : 'en' })]
      : []),
  ]
}

export const contactAfterRules: readonly AfterRuleDeclaration[] = [billingFollows]

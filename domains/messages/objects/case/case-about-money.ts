import type { ActionWrite, AfterRuleContext, FieldScalar, RelatedDeclaration } from '@porchlight/metadata'
import { text } from '../../../customers/objects/action-kinds'

/** The text of a case in both languages; `{number}` is that of the record it is about. */
export type CaseText = Readonly<
  Record<'en' | 'es', { readonly subject: string; readonly description: string }>
>

/** The account of the record that was written, as `accounts`: what `caseAboutMoney` looks at. */
export const accountOfRecord: RelatedDeclaration = {
  objectApiName: 'Account',
  where: [{ fieldApiName: 'Id', equals: { record: 'Account__c' } }],
  fields: ['ContactId', 'Contact.Preferred_Language__c'],
}

/**
 * A case about the money of an account in the customer’s language, for the customer to read and staff to settle;
 * none for an account without a customer. `orderId` is the order that the money is for.
 */
export function caseAboutMoney(
  { record, related }: AfterRuleContext,
  words: CaseText,
  orderId: FieldScalar | undefined,
): readonly ActionWrite[] {
  const [account] = related.accounts ?? []
  const contactId = account?.values.ContactId ?? null
  if (contactId === null) return []
  const { subject, description } =
    words[account?.values['Contact.Preferred_Language__c'] === 'es' ? 'es' : 'en']
  return [
    {
      type: 'create',
      objectApiName: 'Case',
      fields: {
        Subject: subject,
        Description: description.replace('{number}', text(record.values.Name)),
        Type: 'Billing',
        Priority: 'High',
        ContactId: contactId,
        AccountId: record.values.Account__c ?? null,
        Order__c: orderId ?? null,
      },
    },
  ]
}

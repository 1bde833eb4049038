import { fail } from '@porchlight/errors'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../customers/objects/account/object'

/** The text of a case in both languages; `{number}` is replaced by the number of its subject. */
type CaseText = Readonly<Record<'en' | 'es', { readonly subject: string; readonly description: string }>>

/**
 * Opens a case in the customer’s language, for the customer to read and staff to answer; returns its id. It is about
 * money and in our own text, unless `fields` name another type and origin.
 */
export async function openCase(
  { systemViewer }: Pick<MethodContext, 'systemViewer'>,
  engine: RecordEngine,
  about: { readonly accountId: string; readonly orderId: string | null; readonly number: string },
  text: CaseText,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const account = await read(engine, systemViewer, accountObject, about.accountId, [
    'ContactId',
    'Contact.Preferred_Language__c',
  ])
  if (account === null) throw fail('notFound')
  const { subject, description } = text[account['Contact.Preferred_Language__c'] === 'es' ? 'es' : 'en']
  return engine.createRecord(systemViewer, 'Case', {
    fields: {
      Subject: subject,
      Description: description.replace('{number}', about.number),
      Type: 'Billing',
      ContactId: account.ContactId,
      AccountId: about.accountId,
      Order__c: about.orderId,
      Origin: 'System',
      ...fields,
    },
    useDefaultRule: true,
  })
}

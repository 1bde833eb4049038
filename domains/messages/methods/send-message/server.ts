import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { readFileForm } from '@porchlight/server-methods/form/read-file-form'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { accountObject } from '../../../customers/objects/account/object'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { messageForm, performAction, writeMessage } from '../../operations/write-message'
import { sendMessageContract } from './contract'

const handle = handleCall(sendMessageContract, async ({ body }, context: MethodContext) => {
  signedInCustomer(context)
  const names = ['Type', 'AccountId', 'Subject', 'Description'] as const
  const form = messageForm(context, names, ['AccountId'], ({ AccountId }) =>
    requireAccount(context, AccountId),
  )
  return readFileForm(body, form, async (_account, texts, [attachment = null]) => {
    requireFields(texts, ['Subject', 'Description'])
    const { Type, AccountId, Subject, Description } = texts
    const day = context.now().toISOString().slice(0, 10)
    const answer = await writeMessage(context, { texts, attachment }, ['new', day], async (engine) => {
      const fields = { Type, AccountId: AccountId === '' ? null : AccountId, Subject, Description }
      const caseId = await performAction(context, engine, 'NewCase', { fields })
      return { caseId, location: `/messages/${caseId}?sent` }
    })
    return { body: answer }
  })
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** Refuses the account that a message is about unless the customer sees it; none is fine. */
async function requireAccount({ engine, viewer }: MethodContext, accountId: string): Promise<void> {
  if (accountId === '') return
  const recordId = toRecordId(accountId)
  const found = recordId === null ? null : await read(engine, viewer, accountObject, recordId, [])
  if (found === null) throw fieldError('invalidFieldValue', 'AccountId')
}

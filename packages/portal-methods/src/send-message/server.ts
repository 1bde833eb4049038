import { type CallHandler, handleCall, type UploadPart } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { requireFields } from '../form/require-fields'
import { countAttempt } from '../limits/count-attempt'
import { readMessageForm } from '../message/message-form'
import { performAction, writeMessage } from '../message/write-message'
import { signedInCustomer } from '../person/signed-in'
import { sendMessageContract } from './contract'

const handle = handleCall(sendMessageContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedInCustomer(context)
  await countAttempt(context, 'messageOfPerson', userId)
  // What arrives is the stream of the parts that the contract documents.
  const parts = body as unknown as AsyncIterable<UploadPart>
  const { uploads } = context.dataService
  const form = await readMessageForm(
    parts,
    ['Type', 'AccountId', 'Subject', 'Description'],
    uploads,
    (texts) => requireFields(texts, ['Subject', 'Description']),
  )
  const { Type, AccountId, Subject, Description } = form.texts
  const day = context.now().toISOString().slice(0, 10)
  const answer = await writeMessage(context, form, ['new', day], async (engine) => {
    const fields = { Type, AccountId: AccountId === '' ? null : AccountId, Subject, Description }
    const caseId = await performAction(context, engine, 'NewCase', { fields })
    return { caseId, location: `/messages/${caseId}?sent` }
  })
  return { body: answer }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import { type CallHandler, handleCall, type UploadPart } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { requireFields } from '../form/require-fields'
import { countAttempt } from '../limits/count-attempt'
import { readMessageForm } from '../message/message-form'
import { performAction, writeMessage } from '../message/write-message'
import { fieldText } from '../person/field-text'
import { signedInCustomer } from '../person/signed-in'
import { replyToMessageContract } from './contract'

const handle = handleCall(replyToMessageContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  await countAttempt(context, 'messageOfPerson', viewer.userId)
  // What arrives is the stream of the parts that the contract documents.
  const parts = body as unknown as AsyncIterable<UploadPart>
  const { uploads } = context.dataService
  const form = await readMessageForm(parts, ['caseId', 'after', 'CommentBody'], uploads, (texts) =>
    requireFields(texts, ['CommentBody']),
  )
  const { caseId, after, CommentBody } = form.texts
  const contextId = toRecordId(caseId)
  const answer = await writeMessage(context, form, ['reply', after], async (engine) => {
    const status = { fields: [], optionalFields: ['Status'] }
    const record = contextId === null ? null : await engine.readRecord(viewer, contextId, status)
    if (contextId === null || record?.apiName !== 'Case') throw fail('notFound')
    if (fieldText(record, 'Status') === 'Closed') {
      await performAction(context, engine, 'Case.Reopen', { contextId, fields: {} })
    }
    await performAction(context, engine, 'Case.Reply', { contextId, fields: { CommentBody } })
    return { caseId: contextId, location: `/messages/${contextId}?replied` }
  })
  return { body: answer }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { readFileForm } from '@porchlight/server-methods/form/read-file-form'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { caseObject } from '../../objects/case/object'
import { requireVisibleCase } from '../../operations/visible-case'
import { messageForm, performAction, writeMessage } from '../../operations/write-message'
import { replyToMessageContract } from './contract'

const handle = handleCall(replyToMessageContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  const names = ['caseId', 'after', 'CommentBody'] as const
  const form = messageForm(context, names, ['caseId'], ({ caseId }) =>
    requireVisibleCase(context, viewer, caseId),
  )
  return readFileForm(body, form, async (contextId, texts, [attachment = null]) => {
    requireFields(texts, ['CommentBody'])
    const { after, CommentBody } = texts
    const answer = await writeMessage(context, { texts, attachment }, ['reply', after], async (engine) => {
      const record = await read(engine, viewer, caseObject, contextId, ['Status'])
      if (record?.Status === 'Closed') {
        await performAction(context, engine, 'Case.Reopen', { contextId, fields: {} })
      }
      await performAction(context, engine, 'Case.Reply', { contextId, fields: { CommentBody } })
      return { caseId: contextId, location: `/messages/${contextId}?replied` }
    })
    return { body: answer }
  })
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { closingOf } from '../../objects/case/closing'
import { caseObject } from '../../objects/case/object'
import { caseCommentObject } from '../../objects/case-comment/object'
import { requireVisibleCase } from '../../operations/visible-case'
import { performAction, writeMessage } from '../../operations/write-message'
import { answerCaseContract } from './contract'

const handle = handleCall(answerCaseContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const contextId = await requireVisibleCase(context, viewer, body.caseId)
  const { after, closes, CommentBody } = body
  requireFields({ CommentBody }, ['CommentBody'])
  const sameWhen = ['answer', contextId, after, String(closes)]
  await context.engine.inOneTransaction(async (outer, connection) => {
    // Answers to one case follow each other, so that the second finds the first.
    await connection.query(lockStatement('message'), [`answer ${contextId}`])
    const inside = { ...context, engine: outer }
    await writeMessage(inside, { texts: { CommentBody }, attachment: null }, sameWhen, async (engine) => {
      const said = await first(engine, viewer, caseCommentObject, {
        fields: ['CreatedDate'],
        of: { ParentId: contextId },
        orderedBy: ['-CreatedDate', '-Id'],
      })
      if ((said?.id ?? '') !== after) throw fail('modifiedSince')
      const record = await read(engine, viewer, caseObject, contextId, [
        'Status',
        'Type',
        'Complaint_Due_Date__c',
        'CreatedDate',
      ])
      if (record?.Status === 'Closed') {
        await performAction(context, engine, 'Case.Reopen', { contextId, fields: {} })
      }
      await performAction(context, engine, 'Case.Reply', { contextId, fields: { CommentBody } })
      if (closes && record !== null) {
        // The mail about the reply is the one about the end as well.
        await update(engine, viewer, caseObject, contextId, closingOf(record, CommentBody, context.now()))
      }
      return { caseId: contextId, location: '' }
    })
  })
  return { body: {} }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

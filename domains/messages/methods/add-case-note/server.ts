import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { read } from '@porchlight/server-methods/records/read'
import { update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { userObject } from '../../../customers/objects/user/object'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { localDay } from '../../../customers/rules/calendar-day'
import { caseObject } from '../../objects/case/object'
import { requireVisibleCase } from '../../operations/visible-case'
import { addCaseNoteContract } from './contract'

const handle = handleCall(addCaseNoteContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const caseId = await requireVisibleCase(context, viewer, body.caseId)
  requireFields({ note: body.note }, ['note'])
  const author = await read(context.engine, viewer, userObject, viewer.userId, ['Name'])
  const line = `${localDay(context.now())} · ${author?.Name ?? viewer.userId}: ${body.note.trim()}`
  await context.engine.inOneTransaction(async (engine, connection) => {
    // Of two concurrent notes, the second is added to the first.
    await connection.query(lockStatement('message'), [`note ${caseId}`])
    const record = await read(engine, viewer, caseObject, caseId, ['Comments'])
    const notes = [record?.Comments ?? '', line].filter((part) => part !== '').join('\n')
    await update(engine, viewer, caseObject, caseId, { Comments: notes })
  })
  return { body: {} }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

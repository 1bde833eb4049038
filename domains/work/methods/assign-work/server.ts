import { lockStatement } from '@porchlight/advisory-locks'
import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { userObject } from '../../../customers/objects/user/object'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { type StaffViewer, valueAt } from '../../../customers/operations/work/define-work-kind'
import { kindOfRecord } from '../../operations/find-work'
import { assignWorkContract } from './contract'

const handle = handleCall(assignWorkContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const recordId = toRecordId(body.recordId)
  const kind = recordId === null ? undefined : kindOfRecord(recordId)
  if (recordId === null || kind === undefined) throw fail('notFound')
  const from = body.from === '' ? null : toRecordId(body.from)
  await context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('work'), [`work ${recordId}`])
    const fields = ['OwnerId', kind.brandField]
    const [record] = await engine.readRecords(viewer, [recordId], { fields, optionalFields: [] })
    if (record == null) throw fail('notFound')
    if ((record.fields.OwnerId?.value ?? null) !== from) throw fail('modifiedSince')
    const brand = valueAt(record, kind.brandField)
    const to = body.to === '' ? null : await requireColleague(engine, viewer, body.to, brand)
    await engine.updateRecord(viewer, recordId, { fields: { OwnerId: to } })
  })
  context.audit('work-assigned', { recordId, userId: viewer.userId, to: body.to })
  return { body: {} }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** The id of an active member of staff whom the viewer sees, and who serves `brand`. */
async function requireColleague(
  engine: MethodContext['engine'],
  viewer: StaffViewer,
  userId: string,
  brand: unknown,
): Promise<string> {
  const id = toRecordId(userId)
  const fields = ['Portal_Role__c', 'Served_Brand__c', 'IsActive'] as const
  const person = id === null ? null : await read(engine, viewer, userObject, id, fields)
  const serves =
    person?.Portal_Role__c === 'Admin' ||
    ((person?.Portal_Role__c === 'Advisor' || person?.Portal_Role__c === 'Supervisor') &&
      person.Served_Brand__c === brand)
  if (person === null || !serves || !person.IsActive) {
    throw fail('invalidFieldValue', { label: 'to', reason: 'does not serve this customer' })
  }
  return person.id
}

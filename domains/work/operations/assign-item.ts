import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { lockStatement } from '@porchlight/transactions/locks'
import { userObject } from '../../customers/objects/user/object'
import { type StaffViewer, valueAt, type WorkKind } from '../../customers/operations/work/define-work-kind'
import { findKindOfRecord } from './find-work'

/** Who is to have an item; each is an id as a request gives it, and empty for nobody. */
export interface ItemAssignment {
  readonly recordId: string
  /** The assignee that the viewer saw. */
  readonly from: string
  readonly to: string
}

/**
 * Hands an item over to a colleague who serves its brand and does such work, or releases it, and audits that.
 * `notFound` for a record that the viewer does not see or that never waits for staff, `modifiedSince` when somebody
 * else has it than the viewer saw, `invalidFieldValue` when the colleague cannot have it.
 */
export async function assignItem(
  { engine, audit }: Pick<MethodContext, 'engine' | 'audit'>,
  viewer: StaffViewer,
  assignment: ItemAssignment,
): Promise<void> {
  const recordId = toRecordId(assignment.recordId)
  const kind = recordId === null ? undefined : findKindOfRecord(recordId)
  if (recordId === null || kind === undefined) throw fail('notFound')
  const from = assignment.from === '' ? null : toRecordId(assignment.from)
  await engine.inOneTransaction(async (inner, connection) => {
    await connection.query(lockStatement('work'), [`work ${recordId}`])
    const { brandField, requesterField } = kind
    const fields = ['OwnerId', brandField, ...(requesterField === null ? [] : [requesterField])]
    const [record] = await inner.readRecords(viewer, [recordId], { fields, optionalFields: [] })
    if (record == null) throw fail('notFound')
    if ((record.fields.OwnerId?.value ?? null) !== from) throw fail('modifiedSince')
    const item = {
      kind,
      brand: valueAt(record, brandField),
      requesterId: requesterField === null ? null : valueAt(record, requesterField),
    }
    const to = assignment.to === '' ? null : await requireColleague(inner, viewer, assignment.to, item)
    await inner.updateRecord(viewer, recordId, { fields: { OwnerId: to } })
    const facts = { recordId, userId: viewer.userId, to: assignment.to }
    await audit('work-assigned', facts, { recordId, within: connection })
  })
}

const staffRoles = { Advisor: 'advisor', Supervisor: 'supervisor', Admin: 'admin' } as const

/** The id of an active member of staff whom the viewer sees, who serves the item's brand and does such work. */
async function requireColleague(
  engine: MethodContext['engine'],
  viewer: StaffViewer,
  userId: string,
  item: { readonly kind: WorkKind; readonly brand: unknown; readonly requesterId: unknown },
): Promise<string> {
  const id = toRecordId(userId)
  const fields = ['Portal_Role__c', 'Served_Brand__c', 'IsActive'] as const
  const person = id === null ? null : await read(engine, viewer, userObject, id, fields)
  const role = Object.entries(staffRoles).find(([value]) => value === person?.Portal_Role__c)?.[1]
  const serves = role === 'admin' || (role !== undefined && person?.Served_Brand__c === item.brand)
  if (person === null || role === undefined || !serves || !person.IsActive) {
    throw fail('invalidFieldValue', { label: 'to', reason: 'does not serve this customer' })
  }
  // Somebody who may not decide an item does not see it in their queue either, and it would wait unnoticed.
  if (!item.kind.isDoneBy({ class: role, userId: person.id }) || person.id === item.requesterId) {
    throw fail('invalidFieldValue', { label: 'to', reason: 'does not do this kind of work' })
  }
  return person.id
}

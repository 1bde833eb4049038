import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import { type AuditFilter, momentOfDay, searchAudit } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { addDays } from '../../../customers/rules/calendar-day'
import { readColleagues } from '../../../work/operations/colleagues'
import { readAuditPosition, writeAuditPosition } from '../../operations/audit-position'
import { describeEntries } from '../../operations/describe-entries'
import { auditLogContract } from './contract'

const pageSize = 50

interface AuditQuery {
  readonly person?: string
  readonly recordId?: string
  readonly action?: string
  readonly from?: string
  readonly to?: string
}

const handle = handleCall(auditLogContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInAdmin(context)
  const { engine } = context
  const { after = '' } = body
  const page = { after: after === '' ? null : readAuditPosition(after), limit: pageSize + 1 }
  const found = await engine.inOneTransaction((_engine, connection) =>
    searchAudit(connection, filterOf(body), page),
  )
  const entries = found.slice(0, pageSize)
  const last = entries.at(-1)
  return {
    body: {
      entries: await describeEntries(context, viewer, entries),
      next: found.length > pageSize && last !== undefined ? writeAuditPosition(last) : null,
      people: [...(await readColleagues(engine, viewer))],
    },
  }
})

function filterOf({ person, recordId, action, from, to }: AuditQuery): AuditFilter {
  return {
    ...(person === undefined ? {} : { userId: idOf(person, 'person') }),
    ...(recordId === undefined ? {} : { recordId: idOf(recordId, 'recordId') }),
    ...(action === undefined ? {} : { action }),
    ...(from === undefined ? {} : { from: momentOfDay(dayOf(from, 'from')) }),
    ...(to === undefined ? {} : { before: momentOfDay(addDays(dayOf(to, 'to'), 1)) }),
  }
}

function idOf(value: string, field: string): string {
  const id = toRecordId(value)
  if (id === null)
    throw fail('invalidFieldValue', { field, label: field, reason: 'is not the id of a record' })
  return id
}

/** A day of the calendar: `2026-02-30` is refused. */
function dayOf(value: string, field: string): string {
  const time = Date.parse(value)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) {
    throw fail('invalidFieldValue', { field, label: field, reason: 'is not a day of the calendar' })
  }
  return value
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

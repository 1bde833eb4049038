import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import { type AuditFilter, momentOfDay, searchAudit } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { addDays } from '../../../customers/rules/calendar-day'
import { readColleagues } from '../../../work/operations/colleagues'
import { formatAuditPosition, parseAuditPosition } from '../../operations/audit-position'
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
  const page = { after: after === '' ? null : parseAuditPosition(after), limit: pageSize + 1 }
  const matches = await engine.inOneTransaction((_engine, connection) =>
    searchAudit(connection, toAuditFilter(body), page),
  )
  const entries = matches.slice(0, pageSize)
  const last = entries.at(-1)
  return {
    body: {
      entries: await describeEntries(context, viewer, entries),
      next: matches.length > pageSize && last !== undefined ? formatAuditPosition(last) : null,
      people: [...(await readColleagues(engine, viewer))],
    },
  }
})

function toAuditFilter({ person, recordId, action, from, to }: AuditQuery): AuditFilter {
  return {
    ...(person === undefined ? {} : { userId: parseRecordId(person, 'person') }),
    ...(recordId === undefined ? {} : { recordId: parseRecordId(recordId, 'recordId') }),
    ...(action === undefined ? {} : { action }),
    ...(from === undefined ? {} : { from: momentOfDay(parseDay(from, 'from')) }),
    ...(to === undefined ? {} : { before: momentOfDay(addDays(parseDay(to, 'to'), 1)) }),
  }
}

function parseRecordId(value: string, field: string): string {
  const id = toRecordId(value)
  if (id === null)
    throw fail('invalidFieldValue', { field, label: field, reason: 'is not the id of a record' })
  return id
}

/** A day of the calendar: `2026-02-30` is refused. */
function parseDay(value: string, field: string): string {
  const time = Date.parse(value)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) {
    throw fail('invalidFieldValue', { field, label: field, reason: 'is not a day of the calendar' })
  }
  return value
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import type { AuditLogConfig } from '../../methods/audit-log/client'

/** The parts of the page, in their order; the first is what its bare address shows. */
export const views = ['jobs', 'messages', 'services', 'audit'] as const

/** One of `views`. */
export type View = (typeof views)[number]

/** Which part an address shows: `?view=audit`. */
export function parseView(search: string): View {
  const named = new URLSearchParams(search).get('view')
  return views.find((view) => view === named) ?? 'jobs'
}

/** The address without `/es` of a part. */
export function getViewPath(view: View): string {
  return view === 'jobs' ? '/console/operations' : `/console/operations?view=${view}`
}

const filters = ['person', 'recordId', 'action', 'from', 'to', 'after'] as const

/** Which entries of the audit log an address shows: `?view=audit&person=005…&from=2026-11-01`. */
export function parseAuditFilter(search: string): AuditLogConfig {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    filters.flatMap((name) => {
      const value = query.get(name)?.trim() ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
}

/** The address without `/es` that shows those entries. */
export function buildAuditPath(filter: AuditLogConfig): string {
  const query = new URLSearchParams({ view: 'audit' })
  for (const name of filters) {
    const value = filter[name]
    if (value !== undefined) query.set(name, value)
  }
  return `/console/operations?${query}`
}

/** Whether this can be a record’s id: 15 characters, or 18 with their checksum. */
export function isRecordIdFormat(text: string): boolean {
  return /^(?:[a-zA-Z0-9]{15}|[a-zA-Z0-9]{18})$/.test(text)
}

import { isPorchlightError } from '@porchlight/errors'
import { defineJob, type JobSchedule, type Queryable } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import { BillingChangeSchema, type BillingPage } from '@porchlight/providers/billing'
import type { RecordEngine } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { Value } from 'typebox/value'
import { localDay } from '../../../customers/rules/calendar-day'
import { importAccount } from './import-account'
import { importBill } from './import-bill'
import { importIntervalReads } from './import-interval-reads'

/** Limits one run; the remainder comes with the next. */
const mostPages = 200

/**
 * Imports the new changes of the billing system. A page commits together with the position behind it, so that after a
 * crash a page is imported again or not at all; a change that cannot be imported is recorded by its number and stops no
 * other.
 */
export const importBilling = defineJob<{ readonly scheduledFor?: string }, PortalJobServices>({
  name: 'import-billing',
  run: async (_payload, { services, now, signal }) => {
    const { billing, engine, pool, systemViewer } = services
    if (billing === null) return
    for (let count = 0; count < mostPages && !signal.aborted; count += 1) {
      const position = await positionOf(pool)
      const requestedAt = now()
      const page = await billing.changesSince(position)
      if (page.changes.length === 0) return
      await takePage(engine, systemViewer, { page, position, requestedAt, now: now() })
      if (!page.more) return
    }
  },
})

/** Every ten minutes: a bill that is issued in the morning is there before its mail is read. */
export const billingSchedules: readonly JobSchedule[] = [
  { name: 'import-billing', cron: '*/10 * * * *', jobName: importBilling.name },
]

async function positionOf(connection: Queryable): Promise<string | null> {
  const { rows } = await connection.query<{ position: string | null }>(
    'select position from billing_import.position',
  )
  return rows[0]?.position ?? null
}

async function takePage(
  engine: RecordEngine,
  viewer: Viewer,
  {
    page,
    position,
    requestedAt,
    now,
  }: {
    readonly page: BillingPage
    readonly position: string | null
    /** What happened here later the page cannot know. */
    readonly requestedAt: Date
    readonly now: Date
  },
): Promise<void> {
  await engine.inOneTransaction(async (inner, connection) => {
    const { rows } = await connection.query<{ position: string | null }>(
      'select position from billing_import.position for update',
    )
    // Another run imported this page while this one was requesting it.
    if ((rows[0]?.position ?? null) !== position) return
    for (const change of page.changes) {
      const reason = await refusalOf(inner, viewer, change, { requestedAt, now })
      if (reason === null) continue
      await connection.query(
        'insert into billing_import.refusal (number, reason, refused_at) values ($1, $2, $3)',
        [numberOf(change), reason, now.toISOString()],
      )
    }
    await connection.query('update billing_import.position set position = $1, read_at = $2', [
      page.position,
      now.toISOString(),
    ])
  })
}

/** Imports one change, or returns the code of the error that prevents it; the change is rolled back then. */
async function refusalOf(
  engine: RecordEngine,
  viewer: Viewer,
  change: unknown,
  { requestedAt, now }: { readonly requestedAt: Date; readonly now: Date },
): Promise<string | null> {
  if (!Value.Check(BillingChangeSchema, change)) return 'NOT_AS_AGREED'
  try {
    await engine.inOneTransaction((own, connection) => {
      switch (change.kind) {
        case 'account':
          return importAccount({ engine: own, connection, requestedAt, now }, viewer, change)
        case 'bill':
          return importBill({ engine: own, connection }, viewer, change, localDay(now))
        case 'intervals':
          return importIntervalReads(own, viewer, change, now)
      }
    })
    return null
  } catch (error) {
    if (isPorchlightError(error) && error.status < 500) return error.code
    throw error
  }
}

function numberOf(change: unknown): string | null {
  const { billNumber, accountNumber } = (change ?? {}) as Readonly<Record<string, unknown>>
  const number = billNumber ?? accountNumber
  return typeof number === 'string' ? number.slice(0, 30) : null
}

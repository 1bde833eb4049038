import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { changesPerPage, getChangesContract } from './contract'

const changeTypes = { create: 'created', update: 'updated', delete: 'deleted' } as const

/** Serves the call that returns changes to programs (docs/adr/0081). */
export const changesHandler: CallHandler = handleCall(
  getChangesContract,
  async ({ query }, { viewer, engine, apiVersion }: CallContext) => {
    if (viewer.class === 'guest') throw fail('invalidSession')
    const limit = parseLimit(query.limit)
    const page = await engine.readVisibleChanges(viewer, { after: query.after ?? null, limit })
    const next = new URLSearchParams({
      after: page.position,
      ...(query.limit === undefined ? {} : { limit: String(limit) }),
    })
    return {
      body: {
        changes: page.changes.map(({ objectApiName, recordId, kind, fields, occurredAt }) => ({
          objectApiName,
          recordId,
          changeType: changeTypes[kind],
          fields: [...fields],
          at: occurredAt,
        })),
        nextUrl: `/services/data/${apiVersion}/changes?${next}`,
        isCaughtUp: page.isCaughtUp,
      },
    }
  },
)

function parseLimit(value: string | undefined): number {
  const { min, max, fallback } = changesPerPage
  const limit = value === undefined ? fallback : Number(value)
  if (limit < min || limit > max) throw fail('numberOutsideRange', { parameter: 'limit', min, max })
  return limit
}

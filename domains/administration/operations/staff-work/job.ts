import { isPorchlightError } from '@porchlight/errors'
import { defineJob } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import { writeAuditEntries } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { caseObject } from '../../../messages/objects/case/object'
import { assignItem } from '../../../work/operations/assign-item'
import { workKinds } from '../../../work/operations/work-kinds'

type Admin = Extract<Viewer, { class: 'admin' }>

/** The number of records of each kind that are read at a time. */
const batchSize = 100

/**
 * Returns the open work of somebody to the queue, in the name of the administrator who ended or moved the access. Cases
 * that wait for their customer are included, because the customer's answer would have no owner. What somebody else
 * has taken in the meantime stays theirs.
 */
export const releaseStaffWork = defineJob<
  { readonly userId: string; readonly changedBy: string },
  PortalJobServices
>({
  name: 'release-staff-work',
  run: async ({ userId, changedBy }, { services, now }) => {
    const viewer: Admin = { class: 'admin', userId: changedBy, language: 'en' }
    const context: Parameters<typeof assignItem>[0] = {
      engine: services.engine,
      audit: async (action, facts, { recordId = null, within = services.pool } = {}) =>
        writeAuditEntries(within, [{ viewer, action, recordId, facts }], now()),
    }
    for (const read of createReaders(services.engine, { ...viewer, userId }, userId)) {
      let recordIds = await read()
      while (recordIds.length > 0) {
        for (const recordId of recordIds) await release(context, viewer, recordId, userId)
        recordIds = await read()
      }
    }
  },
})

/** Creates readers for the person's next items: each kind of work, and open cases that do not wait for us. */
function createReaders(
  engine: PortalJobServices['engine'],
  asPerson: Admin,
  ownerId: string,
): readonly (() => Promise<readonly string[]>)[] {
  const kindReaders = workKinds.map(
    (kind) => async () =>
      (await kind.list(engine, asPerson, { limit: batchSize, ownerId })).map(({ recordId }) => recordId),
  )
  const openCases = async () => {
    const where = { OwnerId: ownerId, Status: { ne: 'Closed' } } as const
    return (await list(engine, asPerson, caseObject, { fields: [], where, limit: batchSize })).map(
      ({ id }) => id,
    )
  }
  return [...kindReaders, openCases]
}

async function release(
  context: Parameters<typeof assignItem>[0],
  viewer: Admin,
  recordId: string,
  from: string,
): Promise<void> {
  try {
    await assignItem(context, viewer, { recordId, from, to: '' })
  } catch (error) {
    if (!isPorchlightError(error, 'modifiedSince')) throw error
  }
}

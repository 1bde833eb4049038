import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInSupervisor } from '../../../customers/operations/person/signed-in'
import type { WorkItem } from '../../../customers/operations/work/define-work-kind'
import { openComplaints } from '../../../messages/operations/open-complaints'
import { readColleagues } from '../../operations/colleagues'
import { findWork, toWorkRow } from '../../operations/find-work'
import { byUrgency, computeLoad, isLate, loadByPerson } from '../../operations/team-load'
import { workKinds } from '../../operations/work-kinds'
import { teamWorkContract } from './contract'

/** The maximum number of items that are counted of each kind. */
const maxCounted = 1_000
/** The maximum number of items in the response. */
const maxItems = 100
const maxComplaints = 50

const handle = handleCall(teamWorkContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInSupervisor(context)
  const { engine } = context
  const asOf = context.now().toISOString()
  const items = await findWork(engine, viewer, { limit: maxCounted })
  const colleagues = await readColleagues(engine, viewer)
  const complaints = await openComplaints(engine, viewer, maxComplaints)
  const kinds = workKinds.map(({ name, label }) => ({
    name,
    label: label[viewer.language],
    ...computeLoad(filterByKind(items, name), asOf),
  }))
  const { kind = '', owner = '', isLate: isLateOnly = false } = body
  const filtered = (kind === '' ? items : filterByKind(items, kind)).filter(
    (item) =>
      (owner === '' || item.ownerId === (owner === 'none' ? null : owner)) &&
      (!isLateOnly || isLate(item, asOf)),
  )
  return {
    body: {
      asOf,
      total: computeLoad(items, asOf),
      people: [...loadByPerson(items, colleagues, asOf)],
      kinds: kinds.filter(({ waiting }) => waiting > 0),
      isPartial: kinds.some(({ waiting }) => waiting >= maxCounted),
      rows: [...filtered].sort(byUrgency(asOf)).slice(0, maxItems).map(toWorkRow),
      chosen: filtered.length,
      complaints: [...complaints],
      colleagues: [...colleagues],
    },
  }
})

function filterByKind(items: readonly WorkItem[], name: string): readonly WorkItem[] {
  return items.filter(({ kind }) => kind === name)
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

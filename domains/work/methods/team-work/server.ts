import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInSupervisor } from '../../../customers/operations/person/signed-in'
import type { WorkItem } from '../../../customers/operations/work/define-work-kind'
import { openComplaints } from '../../../messages/operations/open-complaints'
import { readColleagues } from '../../operations/colleagues'
import { findWork, rowOf } from '../../operations/find-work'
import { byPressure, isLate, loadByPerson, loadOf } from '../../operations/team-load'
import { workKinds } from '../../operations/work-kinds'
import { teamWorkContract } from './contract'

/** So many of each kind are counted. */
const counted = 1_000
/** So many items are sent. */
const shownItems = 100
const shownComplaints = 50

const handle = handleCall(teamWorkContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInSupervisor(context)
  const { engine } = context
  const asOf = context.now().toISOString()
  const items = await findWork(engine, viewer, { limit: counted })
  const colleagues = await readColleagues(engine, viewer)
  const complaints = await openComplaints(engine, viewer, shownComplaints)
  const kinds = workKinds.map(({ name, label }) => ({
    name,
    label: label[viewer.language],
    ...loadOf(ofKind(items, name), asOf),
  }))
  const { kind = '', owner = '', isLate: isLateOnly = false } = body
  const chosen = (kind === '' ? items : ofKind(items, kind)).filter(
    (item) =>
      (owner === '' || item.ownerId === (owner === 'none' ? null : owner)) &&
      (!isLateOnly || isLate(item, asOf)),
  )
  return {
    body: {
      asOf,
      total: loadOf(items, asOf),
      people: [...loadByPerson(items, colleagues, asOf)],
      kinds: kinds.filter(({ waiting }) => waiting > 0),
      isPartial: kinds.some(({ waiting }) => waiting >= counted),
      rows: [...chosen].sort(byPressure(asOf)).slice(0, shownItems).map(rowOf),
      chosen: chosen.length,
      complaints: [...complaints],
      colleagues: [...colleagues],
    },
  }
})

function ofKind(items: readonly WorkItem[], name: string): readonly WorkItem[] {
  return items.filter(({ kind }) => kind === name)
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

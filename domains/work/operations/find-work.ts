import type { RecordEngine } from '@porchlight/record-engine'
import {
  byDue,
  type StaffViewer,
  type WorkItem,
  type WorkKind,
  type WorkListing,
} from '../../customers/operations/work/define-work-kind'
import { workKinds } from './work-kinds'

/** What waits for staff of `kinds`, as far as the viewer sees it and may do it; the most urgent first. */
export async function findWork(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: StaffViewer,
  listing: WorkListing,
  kinds: readonly WorkKind[] = workKinds,
): Promise<readonly WorkItem[]> {
  const found: WorkItem[] = []
  // Sequentially: within a transaction there is one connection.
  for (const kind of kinds) found.push(...(await kind.list(engine, viewer, listing)))
  return found.sort(byDue)
}

/** The kind of a record, by its id; undefined when such records never wait for staff. */
export function findKindOfRecord(recordId: string): WorkKind | undefined {
  return workKinds.find(({ keyPrefix }) => recordId.startsWith(keyPrefix))
}

/** The item with the address where it is done. */
export function toWorkRow(item: WorkItem): WorkItem & { readonly path: string } {
  const path = workKinds.find(({ name }) => name === item.kind)?.pathOf(item.recordId)
  return { ...item, path: path ?? '/console' }
}

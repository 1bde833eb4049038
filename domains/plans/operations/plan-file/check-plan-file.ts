import { createHash } from 'node:crypto'
import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { productObject } from '../../objects/product/object'
import { comparePlans, type PlanRow } from './compare-plans'
import type { Fault } from './fault'
import type { PlanWorld } from './plan-world'
import { type PlanTable, readPlanTable } from './read-plan-table'
import { readPlanWorld } from './read-plan-world'

/** The changes that a file of plans would make now. */
export interface PlanFileCheck {
  /** What is wrong with the file as a whole; then there are no rows. */
  readonly faults: readonly Fault[]
  readonly rows: readonly PlanRow[]
  /** Null when the file cannot be read. */
  readonly table: PlanTable | null
  readonly world: PlanWorld
  /**
   * Identifies what would be written, and the versions of what it would be written over; null when there is nothing to
   * write or a row is refused.
   */
  readonly mark: string | null
}

/** Reads the changes that a file of plans would make, as the viewer. It writes nothing. */
export async function checkPlanFile(
  context: Pick<MethodContext, 'engine' | 'metadata' | 'now'>,
  viewer: Viewer,
  text: string,
): Promise<PlanFileCheck> {
  const object = context.metadata.objects.get(productObject.apiName)
  if (object === undefined) throw new RangeError('there are no plans')
  const table = readPlanTable(text, object)
  if ('faults' in table) {
    const world = await readPlanWorld(context, viewer, [])
    return { faults: table.faults, rows: [], table: null, world, mark: null }
  }
  const place = table.columns.indexOf('ProductCode')
  const codes = new Set(table.rows.map(({ cells }) => cells[place] ?? ''))
  const world = await readPlanWorld(context, viewer, [...codes])
  const rows = comparePlans(table, world)
  return { faults: [], rows, table, world, mark: markOf(rows) }
}

/** The rows that write something. */
export function writingRows(rows: readonly PlanRow[]): readonly PlanRow[] {
  return rows.filter(({ kind }) => kind === 'new' || kind === 'changed')
}

function markOf(rows: readonly PlanRow[]): string | null {
  const writing = writingRows(rows)
  if (writing.length === 0 || rows.some(({ kind }) => kind === 'refused')) return null
  const written = writing.map(({ code, changes, stored }) => [code, changes, stored?.id, stored?.version])
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url')
}

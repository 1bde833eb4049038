import type { RecordRepresentation } from '@porchlight/metadata'
import type { RecordPage } from '../record-engine'
import { isKeyValue, type KeyValue, type Seek, start, writeToken } from './page-token'

type Row = readonly unknown[]

/** The parts of a page. `rows` holds one row more than the page when there are more. */
interface PageParts {
  readonly rows: readonly Row[]
  readonly pageSize: number
  readonly seek: Seek
  readonly token: string
  readonly keyIndexes: readonly number[]
  readonly project: (row: Row) => RecordRepresentation
  readonly secret: string
  readonly binding: string
}

/** Trims the rows of a statement to a page and returns the positions of its neighbours. */
export function pageOf(parts: PageParts): RecordPage {
  const { rows, pageSize, seek } = parts
  const backwards = seek.kind === 'before'
  const hasMore = rows.length > pageSize
  const page = rows.slice(0, pageSize)
  if (backwards) page.reverse()
  const tokenOf = (neighbour: Seek | null) =>
    neighbour === null ? null : writeToken(neighbour, parts.secret, parts.binding)
  return {
    records: page.map(parts.project),
    currentPageToken: parts.token,
    nextPageToken: tokenOf(nextOf(page, seek, hasMore, parts.keyIndexes)),
    previousPageToken: tokenOf(previousOf(page, seek, hasMore, parts.keyIndexes, pageSize)),
  }
}

/** A page before a boundary always has a next one: the boundary's row was there. */
function nextOf(
  page: readonly Row[],
  seek: Seek,
  hasMore: boolean,
  keyIndexes: readonly number[],
): Seek | null {
  if (seek.kind !== 'before' && !hasMore) return null
  const last = page.at(-1)
  if (last !== undefined) return { kind: 'after', keys: keysOf(last, keyIndexes) }
  return seek.kind === 'before' ? start : null
}

function previousOf(
  page: readonly Row[],
  seek: Seek,
  hasMore: boolean,
  keyIndexes: readonly number[],
  pageSize: number,
): Seek | null {
  if (seek.kind === 'before' && !hasMore) return null
  if (seek.kind === 'offset' && seek.offset === 0) return null
  const first = page[0]
  if (first !== undefined) return { kind: 'before', keys: keysOf(first, keyIndexes) }
  return seek.kind === 'offset' ? { kind: 'offset', offset: Math.max(0, seek.offset - pageSize) } : start
}

function keysOf(row: Row, places: readonly number[]): readonly KeyValue[] {
  return places.map((placeholder) => {
    const cell = row[placeholder]
    return isKeyValue(cell) ? cell : null
  })
}

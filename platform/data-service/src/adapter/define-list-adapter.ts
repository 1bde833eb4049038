import type { ResourceRequest } from '../network/resource-request'
import { type Missing, missing } from '../store/missing'
import { isSameValue } from '../store/same-value'
import { entryKey } from '../store/store-key'
import type { StoreReader } from '../store/store-reader'
import type { Edition, StoreWriter } from '../store/store-writer'
import { defineReadAdapter } from './define-adapter'
import {
  emptyIndex,
  endMark,
  type ListPage,
  noMeanings,
  type PageIndex,
  type PageWindow,
  pageUrlOf,
  resumeRead,
  type Stretch,
  startOf,
  type TokenMeanings,
  tokenAt,
  windowOf,
  withMeanings,
  withStretch,
} from './list-pages'
import type { ReadAdapter } from './read-adapter'

/** A checked read of a page: of which list, from where on, and how many rows. */
export interface CheckedPageRead<List> {
  readonly list: List
  readonly pageToken: string | undefined
  readonly pageSize: number | undefined
}

/** How the pages of a list are validated, requested and stored as one collection. */
export interface ListReadDeclaration<Config, List, Data> {
  readonly name: string
  checkConfig(config: Config): CheckedPageRead<List> | null
  /** The same for reads of the same list: of the same fields, order and filters. */
  listKey(list: List): string
  resourceRequest(read: CheckedPageRead<List>): ResourceRequest
  /** The number of rows per page when the config does not specify it. */
  readonly defaultPageSize: number
  /**
   * The path to the page within a response; null when the response contains no page and is stored whole. By default the
   * response is the page.
   */
  pageOf?(data: Data): ListPage | null
  /** Returns the response with another page in it. */
  withPage?(data: Data, page: ListPage): Data
  readonly ttlMs: number
  /** The lifetime of responses about `list` when it is not `ttlMs`. */
  ttlOf?(list: List): number | null
  edition?(data: Data, list: List): Edition | undefined
}

/** Tokens are good for longer than the rows they were sent with. */
const meaningsTtlMs = 3_600_000

/**
 * Declares a paged read of a list (`docs/specification/data-service.md` section 4): whatever the page sizes, rows are
 * stored by offset. A page is served from known rows, or only the remainder is requested, starting from the nearest
 * token. A new edition drops all rows.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineListReadAdapter<Config, List, Data>(
  declaration: ListReadDeclaration<Config, List, Data>,
): ReadAdapter<Config, CheckedPageRead<List>, Data> {
  const { name, defaultPageSize } = declaration
  const listKey = (list: List) => entryKey(name, declaration.listKey(list))
  const tokensKey = (list: List) => `${listKey(list)}#tokens`
  const rowsKey = (list: List, start: number) => `${listKey(list)}@${start}`
  const sizeOf = (read: CheckedPageRead<List>) => read.pageSize ?? defaultPageSize
  /** A page whose position is unknown, or a response without one. */
  const looseKey = ({ list, pageToken, pageSize }: CheckedPageRead<List>) =>
    `${listKey(list)}~${pageSize ?? ''}~${pageToken ?? ''}`
  const pageOf = (data: Data): ListPage | null => {
    const page = declaration.pageOf === undefined ? (data as ListPage) : declaration.pageOf(data)
    return Array.isArray(page?.records) ? page : null
  }
  const withPage = (data: Data, page: ListPage): Data => {
    Object.freeze(page)
    return Object.freeze(declaration.withPage?.(data, page) ?? (page as Data))
  }
  /** What was last reported for a read, so that unchanged rows are not reported again. */
  const notified = new WeakMap<CheckedPageRead<List>, ReportedPage<Data>>()

  const findWindow = (read: CheckedPageRead<List>, reader: StoreReader): PageWindow | null => {
    const { list, pageToken } = read
    const plain = windowOf(pageToken, sizeOf(read), noMeanings)
    if (plain !== null) return plain
    const meanings = reader.find<TokenMeanings>(tokensKey(list))
    return meanings === missing ? null : windowOf(pageToken, sizeOf(read), meanings)
  }

  /** Returns the responses that hold the rows of a window, in order, as far as they are contiguous. */
  const walk = (
    list: List,
    index: PageIndex,
    { offset, size }: PageWindow,
    reader: StoreReader,
  ): Walk<Data> => {
    const pieces: Piece<Data>[] = []
    let row = offset
    let isShort = false
    const last = offset + size
    while (row < last && !isShort) {
      const place = row
      const stretch = index.stretches.find(({ start, length }) => start <= place && place < start + length)
      const data = stretch === undefined ? missing : reader.find<Data>(rowsKey(list, stretch.start))
      if (stretch === undefined || data === missing) break
      const until = Math.min(last, stretch.start + stretch.length)
      pieces.push({ data, stretch, from: row, until })
      row = until
      isShort = stretch.length < stretch.asked && until === stretch.start + stretch.length
    }
    const isAtEnd = index.end !== null && row >= index.end
    return { pieces, known: row - offset, isWhole: row >= last || isShort || isAtEnd }
  }

  const selectPage = (read: CheckedPageRead<List>, reader: StoreReader): Data | Missing => {
    const { list } = read
    const index = reader.entry<PageIndex>(listKey(list))
    if (index === missing) return missing
    const window = findWindow(read, reader)
    const loose = window === null || index.stretches.length === 0
    if (loose) return settle(read, reader.find<Data>(looseKey(read)))
    const { pieces, isWhole } = walk(list, index, window, reader)
    if (!isWhole) return missing
    const [first] = pieces
    if (first === undefined) return emptyPage(read, index, window, reader)
    const { stretch, data } = first
    const isExact = pieces.length === 1 && stretch.start === window.offset && stretch.asked === window.size
    return settle(read, isExact ? data : join(read, index, window, pieces))
  }

  /** Returns a page beyond the end of a list, with what else is known of the list. */
  const emptyPage = (
    read: CheckedPageRead<List>,
    index: PageIndex,
    window: PageWindow,
    reader: StoreReader,
  ): Data | Missing => {
    const [newest] = index.stretches
    const data = newest === undefined ? missing : reader.find<Data>(rowsKey(read.list, newest.start))
    if (newest === undefined || data === missing) return missing
    const isExact = newest.start === window.offset && newest.asked === window.size
    const none = { data, stretch: newest, from: newest.start, until: newest.start }
    return settle(read, isExact ? data : join(read, index, window, [none]))
  }

  const join = (
    read: CheckedPageRead<List>,
    index: PageIndex,
    window: PageWindow,
    pieces: readonly Piece<Data>[],
  ): Data | Missing => {
    const [base] = pieces
    const page = base === undefined ? null : pageOf(base.data)
    if (base === undefined || page === null) return missing
    const records = pieces.flatMap((piece) => rowsOf(piece, pageOf(piece.data)))
    const next = tokenAt(index, window.offset + countOf(pieces))
    const previous = window.offset === 0 ? null : tokenAt(index, Math.max(0, window.offset - window.size))
    const size = sizeOf(read)
    const urlOf = (token: string | null) =>
      token === null || token === endMark ? null : pageUrlOf(page.currentPageUrl, token, size)
    return withPage(base.data, {
      ...page,
      currentPageToken: read.pageToken ?? '0',
      currentPageUrl: urlOf(read.pageToken ?? '0'),
      nextPageToken: next === endMark ? null : next,
      nextPageUrl: urlOf(next),
      pageSize: size,
      previousPageToken: previous,
      previousPageUrl: urlOf(previous),
      records: Object.freeze(records),
    })
  }

  /**
   * Returns the page with its previously reported tokens as long as they mean the same: a different spelling is not a
   * change.
   */
  const settle = (read: CheckedPageRead<List>, data: Data | Missing): Data | Missing => {
    if (data === missing) return missing
    const before = notified.get(read)
    if (before?.raw === data) return before.data
    const page = counted(data)
    const settled = before === undefined ? page : cacheTokens(before.data, page)
    notified.set(read, { raw: data, data: settled })
    return settled
  }

  /** Returns the page with its `count` corrected: pending drafts and deletions have made it longer or shorter. */
  const counted = (data: Data): Data => {
    const page = pageOf(data)
    const count = page?.records.length
    return page?.count === count ? data : withPage(data, { ...page, count } as ListPage)
  }

  const cacheTokens = (before: Data, after: Data): Data => {
    const [first, second] = [pageOf(before), pageOf(after)]
    if (first === null || second === null || !holdSameRecords(first, second)) return after
    const isSame = first.records.every((record, index) => record === second.records[index])
    const records = isSame ? first.records : second.records
    const cached = withPage(after, { ...second, ...placesOf(first), records })
    return isSameValue(cached, before) ? before : cached
  }

  /** The rows that a response contains, recording what its tokens mean; null when their position is unknown. */
  const placeOf = (read: CheckedPageRead<List>, page: ListPage, writer: StoreWriter): Stretch | null => {
    const rowCount = page.records.length
    const stretchAt = (start: number) => ({ start, length: rowCount, asked: sizeOf(read) })
    const meanings = writer.changeEntry<TokenMeanings>(
      tokensKey(read.list),
      (known) => {
        const start = startOf(read.pageToken, rowCount, known ?? noMeanings)
        return start === null
          ? (known ?? noMeanings)
          : withMeanings(known ?? noMeanings, stretchAt(start), page)
      },
      meaningsTtlMs,
    )
    const start = startOf(read.pageToken, rowCount, meanings ?? noMeanings)
    return start === null ? null : stretchAt(start)
  }

  return defineReadAdapter<Config, CheckedPageRead<List>, Data>({
    name,
    checkConfig: (config) => declaration.checkConfig(config),
    key: ({ list, pageSize, pageToken }) =>
      `${declaration.listKey(list)}?${pageSize ?? ''}&${pageToken ?? ''}`,
    resourceRequest: (read) => declaration.resourceRequest(read),
    ttlMs: declaration.ttlMs,
    isCollection: true,
    storeKey: ({ list }) => listKey(list),
    headKey: ({ list }) => rowsKey(list, 0),
    edition: (body, { list }) => declaration.edition?.(body as Data, list),
    ingest(body, read, writer) {
      const { list } = read
      const data = body as Data
      const ttlMs = declaration.ttlOf?.(list) ?? declaration.ttlMs
      const edition = declaration.edition?.(data, list)
      const page = pageOf(data)
      const place = page === null ? null : placeOf(read, page, writer)
      writer.changeEntry<PageIndex>(
        listKey(list),
        (known, isFresh) => {
          // Rows from before the list expired cannot be combined with newer ones.
          const index = known !== null && isFresh ? known : emptyIndex
          return page === null || place === null
            ? index
            : withStretch(index, place, page.nextPageToken ?? null)
        },
        ttlMs,
        edition,
      )
      writer.putEntry(place === null ? looseKey(read) : rowsKey(list, place.start), body, ttlMs, edition)
    },
    select: selectPage,
    remainder(read, reader, isFresh) {
      const index = reader.find<PageIndex>(listKey(read.list))
      const window = findWindow(read, reader)
      if (index === missing || window === null || index.stretches.length === 0) return read
      const known = isFresh ? walk(read.list, index, window, reader).known : 0
      const { pageToken, pageSize } = resumeRead(index, window, known)
      return { list: read.list, pageToken, pageSize: pageSize === sizeOf(read) ? read.pageSize : pageSize }
    },
  })
}

/** A part of a page: rows of one response. */
interface Piece<Data> {
  readonly data: Data
  readonly stretch: Stretch
  readonly from: number
  readonly until: number
}

interface Walk<Data> {
  readonly pieces: readonly Piece<Data>[]
  /** How many rows of the window are known from its start on. */
  readonly known: number
  readonly isWhole: boolean
}

/** Returns the rows of a piece; records still to be created come before the first row. */
function rowsOf({ stretch, from, until }: Piece<unknown>, page: ListPage | null): readonly unknown[] {
  const records = page?.records ?? []
  // Fewer than reported while one is being deleted.
  const drafts = Math.max(0, records.length - stretch.length)
  const begin = from === 0 ? 0 : drafts + from - stretch.start
  return records.slice(begin, drafts + until - stretch.start)
}

function countOf(pieces: readonly Piece<unknown>[]): number {
  return pieces.reduce((count, { from, until }) => count + until - from, 0)
}

/** Whether two pages are of the same records, and both or neither the last. */
function holdSameRecords(first: ListPage, second: ListPage): boolean {
  return (
    typeof first.nextPageToken === typeof second.nextPageToken &&
    (first.nextPageToken === null) === (second.nextPageToken === null) &&
    (first.previousPageToken === null) === (second.previousPageToken === null) &&
    first.records.length === second.records.length &&
    first.records.every((record, index) => idOf(record) === idOf(second.records[index]))
  )
}

function idOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'id' in record ? record.id : record
}

/** Returns the properties of a page that hold its position and its neighbours'. */
function placesOf(page: ListPage): Partial<ListPage> {
  const names = [
    'currentPageToken',
    'currentPageUrl',
    'nextPageToken',
    'nextPageUrl',
    'previousPageToken',
    'previousPageUrl',
  ] as const
  return Object.fromEntries(names.flatMap((name) => (name in page ? [[name, page[name]]] : [])))
}

interface ReportedPage<Data> {
  readonly raw: Data
  readonly data: Data
}

/** A page of a list as the data service sends it. */
export interface ListPage {
  readonly count: number
  readonly currentPageToken?: string | null
  readonly currentPageUrl?: string | null
  readonly nextPageToken: string | null
  readonly nextPageUrl?: string | null
  readonly pageSize: number
  readonly previousPageToken: string | null
  readonly previousPageUrl?: string | null
  readonly records: readonly unknown[]
}

/** The rows that one response returned, beginning at an offset. */
export interface Stretch {
  readonly start: number
  readonly length: number
  /** How many were requested; fewer arrive at the end of the list, or when the server limits the page. */
  readonly asked: number
}

/** The known parts of a list, regardless of the pages in which it was read. */
export interface PageIndex {
  /** The newest first. */
  readonly stretches: readonly Stretch[]
  /** Offset to the server's token for the rows from there on. */
  readonly tokens: Readonly<Record<string, string>>
  /** How many rows the list has, or the mark of a list whose end is unknown. */
  readonly end: number | null
}

/** The meaning of tokens from earlier responses: rows from an offset, or rows before one. */
export interface TokenMeanings {
  readonly from: Readonly<Record<string, number>>
  readonly before: Readonly<Record<string, number>>
}

/** The rows that a page requests. */
export interface PageWindow {
  readonly offset: number
  readonly size: number
}

/** The token that marks the end of a list, as on the reference platform. */
export const endMark = '__END__'

const rowsLimit = 2_000
const tokensLimit = 1_000

export const emptyIndex: PageIndex = { stretches: [], tokens: {}, end: null }
export const noMeanings: TokenMeanings = { from: {}, before: {} }

/** The rows that a token and a page size refer to; null when the token is unknown. */
export function windowOf(
  pageToken: string | undefined,
  size: number,
  meanings: TokenMeanings,
): PageWindow | null {
  if (pageToken === undefined || pageToken === '') return { offset: 0, size }
  if (/^\d{1,6}$/.test(pageToken)) return { offset: Number(pageToken), size }
  const from = own(meanings.from, pageToken)
  if (from !== undefined) return { offset: from, size }
  const end = own(meanings.before, pageToken)
  return end === undefined ? null : { offset: Math.max(0, end - size), size: Math.min(size, end) }
}

/** Returns the offset of the first row of a response to `pageToken`; null when the token is unknown. */
export function startOf(
  pageToken: string | undefined,
  rowCount: number,
  meanings: TokenMeanings,
): number | null {
  const window = windowOf(pageToken, rowCount, meanings)
  return window === null ? null : window.offset
}

/** Returns the index with one more response, whose rows replace the ones known so far. */
export function withStretch(index: PageIndex, stretch: Stretch, nextPageToken: string | null): PageIndex {
  const end = stretch.start + stretch.length
  const isLast = nextPageToken === null
  const others = index.stretches.filter(
    (other) => other.start !== stretch.start && !covers(stretch, other) && !(isLast && other.start >= end),
  )
  return {
    stretches: [stretch, ...others],
    tokens: isLast ? index.tokens : { ...index.tokens, [end]: nextPageToken },
    end: isLast ? end : index.end !== null && index.end > end ? index.end : null,
  }
}

/** The token meanings, extended by those of one more response; beyond a thousand the oldest are dropped. */
export function withMeanings(
  meanings: TokenMeanings,
  { start, length }: Stretch,
  page: Pick<ListPage, 'nextPageToken' | 'previousPageToken'>,
): TokenMeanings {
  const { nextPageToken: next, previousPageToken: previous } = page
  return {
    from: typeof next === 'string' ? withToken(meanings.from, next, start + length) : meanings.from,
    before:
      typeof previous === 'string' && start > 0
        ? withToken(meanings.before, previous, start)
        : meanings.before,
  }
}

/** One request that returns the rest of a page: where to start, and how many rows. */
export interface ResumedRead {
  readonly pageToken: string | undefined
  readonly pageSize: number
}

/**
 * Returns the request for the rows of `window` from `known` on (`docs/specification/data-service.md` section 4, Paging
 * tokens): it begins at the server's nearest token at or before that row. Where that would be more rows than a page can
 * have, it begins at the row's number.
 */
export function resumeRead(index: PageIndex, { offset, size }: PageWindow, known: number): ResumedRead {
  const first = offset + known
  const last = offset + size
  const from = Object.keys(index.tokens)
    .map(Number)
    .reduce((nearest, start) => (start <= first && start > nearest ? start : nearest), 0)
  if (last - from > rowsLimit) return { pageToken: String(first), pageSize: last - first }
  return { pageToken: own(index.tokens, String(from)), pageSize: last - from }
}

/** The token with which callers request the rows from `offset` on; `endMark` at the end of the list. */
export function tokenAt(index: PageIndex, offset: number): string {
  if (index.end !== null && offset >= index.end) return endMark
  return own(index.tokens, String(offset)) ?? String(offset)
}

/** The address of another page of the same request. */
export function pageUrlOf(
  url: string | null | undefined,
  pageToken: string,
  pageSize: number,
): string | null {
  if (typeof url !== 'string') return null
  const [path = '', search = ''] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('pageSize', String(pageSize))
  query.set('pageToken', pageToken)
  return `${path}?${query}`
}

function covers(outer: Stretch, inner: Stretch): boolean {
  return outer.start <= inner.start && inner.start + inner.length <= outer.start + outer.length
}

function withToken(
  tokens: Readonly<Record<string, number>>,
  token: string,
  offset: number,
): Readonly<Record<string, number>> {
  if (own(tokens, token) === offset) return tokens
  const { [token]: _old, ...others } = tokens
  return Object.fromEntries([...Object.entries(others), [token, offset] as const].slice(-tokensLimit))
}

function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

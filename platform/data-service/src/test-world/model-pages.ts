import { type ModelLookup, type ModelRecords, modelTtlMs } from './model-records'

/** Rows reported by one response. */
interface ModelAnswer {
  readonly start: number
  readonly ids: readonly string[]
  readonly asked: number
  readonly expiresAt: number
}

/** A request for rows: the token where it begins, as in the server's log, and how many. */
export interface ModelPageRequest {
  readonly token: string
  readonly size: number
}

/**
 * The pages of one list in some fields, as the specification describes them: rows by offset, tokens by offset. A
 * response replaces what began at the same row, was wholly inside it, or beyond a known end.
 */
export class ModelPages {
  /** The newest first. */
  #answers: ModelAnswer[] = []
  #tokens = new Map<number, string>()
  #end: number | null = null
  #expiresAt = Number.NEGATIVE_INFINITY
  #isKnown = false
  readonly #records: ModelRecords
  readonly #fields: readonly string[]

  constructor(records: ModelRecords, fields: readonly string[]) {
    this.#records = records
    this.#fields = fields.filter((field) => field !== 'Absent')
  }

  expire(now: number): void {
    if (this.#expiresAt >= now) this.#expiresAt = now - 1
  }

  expireAll(now: number): void {
    this.expire(now)
    this.#answers = this.#answers.map((answer) =>
      answer.expiresAt >= now ? { ...answer, expiresAt: now - 1 } : answer,
    )
  }

  forget(): void {
    this.#answers = []
    this.#tokens = new Map()
    this.#end = null
    this.#isKnown = false
  }

  /** Ingests a response; earlier ones are no longer of any use once the list has expired. */
  ingest(start: number, ids: readonly string[], asked: number, hasMore: boolean, now: number): void {
    if (this.#expiresAt < now) this.forget()
    for (const id of ids) this.#records.ingest(id, this.#fields, now)
    const end = start + ids.length
    const others = this.#answers.filter(
      (other) =>
        other.start !== start &&
        !(start <= other.start && other.start + other.ids.length <= end) &&
        (hasMore || other.start < end),
    )
    this.#answers = [{ start, ids, asked, expiresAt: now + modelTtlMs }, ...others]
    if (hasMore) {
      this.#tokens.set(end, `after${end}`)
      if (this.#end !== null && this.#end <= end) this.#end = null
    } else {
      this.#end = end
    }
    this.#isKnown = true
    this.#expiresAt = now + modelTtlMs
  }

  /** Returns the request for a page: the whole of it, or with `narrow` only the unknown part. */
  requestFor(offset: number, size: number, narrow: boolean): ModelPageRequest {
    if (!this.#isKnown) return { token: String(offset), size }
    const first = offset + (narrow ? this.#walk(offset, size).known : 0)
    const from = Math.max(0, ...[...this.#tokens.keys()].filter((start) => start <= first))
    return { token: from === 0 ? '0' : (this.#tokens.get(from) ?? ''), size: offset + size - from }
  }

  lookUp(offset: number, size: number): ModelLookup {
    const nothing = { result: null, isError: false, missingFields: [], expiresAt: Number.POSITIVE_INFINITY }
    if (!this.#isKnown) return nothing
    const { rows, known, isShort, expiresAt } = this.#walk(offset, size)
    const isAtEnd = this.#end !== null && offset + known >= this.#end
    const isWhole = known >= size || isShort || isAtEnd
    if (!isWhole) return { ...nothing, expiresAt }
    const [newest] = this.#answers
    if (rows.length > 0 || newest === undefined)
      return { ...nothing, result: `[${rows.join(' ')}]`, expiresAt }
    const about = this.#read(newest)
    const soonest = Math.min(expiresAt, about.expiresAt)
    return { ...nothing, result: about.rows === null ? null : '[]', expiresAt: soonest }
  }

  #walk(offset: number, size: number) {
    const rows: string[] = []
    let isShort = false
    let { expiresAt } = { expiresAt: this.#expiresAt }
    while (rows.length < size && !isShort) {
      const row = offset + rows.length
      const answer = this.#answers.find(({ start, ids }) => start <= row && row < start + ids.length)
      if (answer === undefined) break
      const found = this.#read(answer)
      expiresAt = Math.min(expiresAt, found.expiresAt)
      if (found.rows === null) break
      rows.push(...found.rows.slice(row - answer.start, row - answer.start + size - rows.length))
      const isUsedUp = offset + rows.length === answer.start + answer.ids.length
      isShort = answer.ids.length < answer.asked && isUsedUp
    }
    return { rows, known: rows.length, isShort, expiresAt }
  }

  #read(answer: ModelAnswer): { readonly rows: readonly string[] | null; readonly expiresAt: number } {
    const { rows, expiresAt } = this.#records.lookUpAll(answer.ids, this.#fields)
    return { rows, expiresAt: Math.min(answer.expiresAt, expiresAt) }
  }
}

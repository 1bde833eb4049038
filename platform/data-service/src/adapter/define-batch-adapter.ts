import type { ResourceRequest } from '../network/resource-request'
import { type Missing, missing } from '../store/missing'
import { entryKey } from '../store/store-key'
import type { StoreReader } from '../store/store-reader'
import type { StoreWriter } from '../store/store-writer'
import { defaultTtlMs, defineReadAdapter } from './define-adapter'
import type { ReadAdapter } from './read-adapter'

/** One item of a batch as readers see it: its result, or its errors. */
export interface BatchItem<Result> {
  readonly statusCode: number
  readonly result: Result
}

/** A batch as readers see it, without the items that were not found. */
export interface BatchSnapshot<Result> {
  /** Whether any item is missing or an error. */
  readonly hasErrors: boolean
  readonly results: readonly BatchItem<Result>[]
}

/** How a batch is validated, requested and stored item by item. */
export interface BatchReadDeclaration<Config, Checked, Result> {
  readonly name: string
  checkConfig(config: Config): Checked | null
  key(config: Checked): string
  resourceRequest(config: Checked): ResourceRequest
  /** The items in the order of the response, each with a unique name. */
  items(config: Checked): readonly string[]
  /**
   * The store key of an item; by default derived from the batch's name and the item's. Returning the key of the adapter
   * that reads single items makes both share one entry.
   */
  itemKey?(config: Checked, item: string, index: number): string
  /** Extracts the items of a response in order; by default its `results`. */
  answers?(body: unknown, config: Checked): readonly BatchItem<unknown>[]
  /** How an item is stored and found when it is not a plain entry: a record, or a page of a list. */
  readonly keep?: {
    readonly put: (result: unknown, config: Checked, index: number, writer: StoreWriter) => void
    /** A cached error of the item counts as missing. */
    readonly find: (config: Checked, index: number, reader: StoreReader) => Result | Missing
  }
  /** How long an item is fresh, in milliseconds. */
  readonly ttlMs?: number
  /** How long the errors of an item are cached, in milliseconds; see `withoutExpiryMs`. */
  readonly errorTtlMs: number
  /** How long a 404 of the whole batch is remembered, in milliseconds; `ttlMs` by default. */
  readonly notFoundTtlMs?: number
  readonly isCollection?: boolean
}

interface BatchAnswer {
  readonly results: readonly BatchItem<unknown>[]
}

interface Outline {
  /** The items that the server did not find. */
  readonly absent: readonly string[]
}

/**
 * Declares a read of several items in one request (`docs/specification/data-service.md` section 4, Batch items): an
 * item with status 200 is stored as if read alone, one with 404 is omitted and evicted, and any other status is cached
 * as an error for `errorTtlMs`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineBatchReadAdapter<Config, Checked extends object, Result>(
  declaration: BatchReadDeclaration<Config, Checked, Result>,
): ReadAdapter<Config, Checked, BatchSnapshot<Result>> {
  const { name, errorTtlMs, keep } = declaration
  const ttlMs = declaration.ttlMs ?? defaultTtlMs
  const outlineKey = (config: Checked) => entryKey(name, declaration.key(config))
  const itemKey = (config: Checked, item: string, index: number) =>
    declaration.itemKey?.(config, item, index) ?? entryKey(`${name}.item`, item)
  const errorKey = (item: string) => entryKey(`${name}.error`, item)
  /** The last result assembled for a config, so that the same items produce the same snapshot. */
  const known = new WeakMap<Checked, BatchSnapshot<Result>>()

  return defineReadAdapter<Config, Checked, BatchSnapshot<Result>>({
    name,
    checkConfig: (config) => declaration.checkConfig(config),
    key: (config) => declaration.key(config),
    resourceRequest: (config) => declaration.resourceRequest(config),
    isCollection: declaration.isCollection ?? false,
    ttlMs,
    notFoundTtlMs: declaration.notFoundTtlMs ?? ttlMs,
    itemErrorTtlMs: errorTtlMs,
    storeKey: outlineKey,
    ingest(body, config, writer) {
      const results = declaration.answers?.(body, config) ?? (body as BatchAnswer).results
      const absent: string[] = []
      for (const [index, item] of declaration.items(config).entries()) {
        const answer = results[index]
        if (answer?.statusCode === 200) {
          writer.evict(errorKey(item))
          if (keep === undefined) writer.putEntry(itemKey(config, item, index), answer.result, ttlMs)
          else keep.put(answer.result, config, index, writer)
        } else if (answer === undefined || answer.statusCode === 404) {
          writer.evict(itemKey(config, item, index))
          writer.evict(errorKey(item))
          absent.push(item)
        } else {
          writer.putEntry(errorKey(item), answer, errorTtlMs)
        }
      }
      writer.putEntry(outlineKey(config), { absent } satisfies Outline, ttlMs)
    },
    select(config, reader) {
      const outline = reader.entry<Outline>(outlineKey(config))
      const absent = outline === missing ? [] : outline.absent
      const results: BatchItem<Result>[] = []
      let isComplete = true
      for (const [index, item] of declaration.items(config).entries()) {
        if (absent.includes(item)) continue
        const error = reader.find<BatchItem<Result>>(errorKey(item))
        if (error !== missing) {
          results.push(error)
          continue
        }
        const found =
          keep === undefined
            ? reader.find<Result>(itemKey(config, item, index))
            : keep.find(config, index, reader)
        if (found === missing) isComplete = false
        else results.push(Object.freeze({ statusCode: 200, result: found }))
      }
      if (!isComplete) return missing
      const before = known.get(config)
      const hasErrors = absent.length > 0 || results.some(({ statusCode }) => statusCode !== 200)
      if (before?.hasErrors === hasErrors && isSameBatch(before.results, results)) return before
      const snapshot = Object.freeze({ hasErrors, results: Object.freeze(results) })
      known.set(config, snapshot)
      return snapshot
    },
  })
}

function isSameBatch(before: readonly BatchItem<unknown>[], after: readonly BatchItem<unknown>[]): boolean {
  return (
    before.length === after.length &&
    after.every(
      ({ statusCode, result }, index) =>
        before[index]?.statusCode === statusCode && before[index]?.result === result,
    )
  )
}

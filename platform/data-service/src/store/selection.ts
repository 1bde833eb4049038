import { errorAnswer } from '../network/send-request'
import { deepFreeze } from '../snapshot/freeze'
import type { ErrorEntry, RecordEntry, RecordView, StoredField, ValueEntry } from './entry'
import { holdsLinks, RecordLink, withLinks } from './entry-template'
import { type FieldTree, noFields, pathsOf } from './field-tree'
import { type Missing, missing } from './missing'
import type { RecordFieldValue, RecordValue } from './record'
import type { Store } from './store'
import { recordKey } from './store-key'
import type { StoreReader } from './store-reader'

/**
 * One selection from the store, and all that it depends on. Data is frozen, and parts that did not change
 * since an earlier selection are the same objects.
 */
export class Selection implements StoreReader {
  /** The keys that were read, including missing ones. */
  readonly keys: string[] = []
  /** When the first of the entries read expires. */
  expiresAt = Number.POSITIVE_INFINITY
  /** The fields that `record` did not find, as paths below the object. */
  readonly missingFields: string[] = []
  /** The cached error instead of the requested data. */
  error: Pick<ErrorEntry, 'error'> | null = null
  readonly #store: Store
  /** Whether fields of an older version will do. */
  readonly #acceptOutdated: boolean

  constructor(store: Store, acceptOutdated: boolean) {
    this.#store = store
    this.#acceptOutdated = acceptOutdated
  }

  record<Data>(recordId: string, fields: readonly string[]): Data | Missing {
    this.#noteError(recordKey(recordId))
    return this.findRecord(recordId, fields)
  }

  findRecord<Data>(recordId: string, fields: readonly string[]): Data | Missing {
    return this.#selectLinked(recordKey(recordId), this.#store.trees.ofPaths(fields), '') as Data | Missing
  }

  entry<Data>(key: string): Data | Missing {
    this.#noteError(key)
    return this.find(key)
  }

  find<Data>(key: string): Data | Missing {
    const entry = this.#store.entries.get(key)
    if (entry?.kind !== 'value') {
      this.keys.push(key)
      return missing
    }
    this.#noteRead(entry)
    return this.#assembleEntry(entry) as Data | Missing
  }

  #noteRead(entry: RecordEntry | ValueEntry): void {
    this.keys.push(entry.key)
    if (entry.expiresAt < this.expiresAt) this.expiresAt = entry.expiresAt
  }

  #noteError(key: string): void {
    const entry = this.#store.entries.get(key)
    const error = this.#store.isGoing(key) ? gone : entry?.kind === 'error' ? entry : null
    if (error === null) return
    this.error = error
    this.expiresAt = error.expiresAt
  }

  #selectLinked(key: string, tree: FieldTree, prefix: string): RecordValue | Missing {
    const entry = this.#store.entries.get(key)
    if (entry?.kind === 'record') return this.#selectRecord(entry, tree, prefix)
    this.keys.push(key)
    this.missingFields.push(...pathsOf(tree, prefix))
    return missing
  }

  #selectRecord(entry: RecordEntry, tree: FieldTree, prefix: string): RecordValue | Missing {
    this.#noteRead(entry)
    const view = findView(entry.views, tree)
    if (view?.flat && view.revision === entry.revision && entry.outdated === null) return view.data
    const drafts = this.#store.drafts.get(entry.key)
    if (view === undefined && drafts === undefined && isWhole(entry, tree))
      return keepView(entry, tree, deepFreeze(entry.head), true)
    const fields: Record<string, RecordFieldValue> = {}
    let count = 0
    let isComplete = true
    let isFlat = true
    let isUnchanged = view !== undefined
    for (let index = 0; index < tree.names.length; index += 1) {
      const name = tree.names[index] ?? ''
      const child = tree.children[index] ?? null
      const draft = drafts?.findLast((hoped) => Object.hasOwn(hoped, name))?.[name]
      if (draft === undefined && entry.absent?.has(name)) continue
      const own = Object.hasOwn(entry.fields, name) ? entry.fields[name] : undefined
      const field = draft ?? own
      if (field === undefined && entry.isDraft) continue
      const isOutdated = draft === undefined && entry.outdated?.has(name) && !this.#acceptOutdated
      if (field === undefined || isOutdated) {
        this.missingFields.push(...(child ? pathsOf(child, `${prefix}${name}.`) : [prefix + name]))
        isComplete = false
        continue
      }
      if (field.link !== undefined) isFlat = false
      const selected = this.#selectField(field, child, view?.data.fields[name], `${prefix}${name}.`)
      if (selected === missing) {
        isComplete = false
        continue
      }
      fields[name] = selected
      count += 1
      if (isUnchanged && selected !== view?.data.fields[name]) isUnchanged = false
    }
    if (!isComplete) return missing
    const shared =
      isUnchanged && count === Object.keys(view?.data.fields ?? noFields).length ? view : undefined
    if (shared !== undefined && shared.head === entry.head) {
      shared.revision = entry.revision
      return shared.data
    }
    const selected = shared?.data.fields ?? Object.freeze(fields)
    return keepView(entry, tree, Object.freeze({ ...deepFreeze(entry.head), fields: selected }), isFlat)
  }

  #selectField(
    field: StoredField,
    child: FieldTree | null,
    before: RecordFieldValue | undefined,
    prefix: string,
  ): RecordFieldValue | Missing {
    if (field.link === undefined) return deepFreeze(field) as RecordFieldValue
    const value = this.#selectLinked(field.link, child ?? this.#store.trees.ofPaths(noFields), prefix)
    if (value === missing) return missing
    if (before?.value === value && before.displayValue === field.displayValue) return before
    return Object.freeze({ displayValue: field.displayValue, value })
  }

  #assembleEntry(entry: ValueEntry): unknown {
    const links = this.#store.draftLinks.get(entry.key)
    const template = links ? withLinks(entry.template, links, this.#store.trees) : entry.template
    const assembled = this.#assemble(template, entry.view)
    if (assembled !== missing) entry.view = assembled
    return assembled
  }

  /** Assembles a part of a template; `before` is the previous result for that part. */
  #assemble(node: unknown, before: unknown): unknown {
    if (node instanceof RecordLink) return this.#selectLinked(node.recordKey, node.tree, '')
    if (!holdsLinks(node)) return deepFreeze(node)
    const parts = Array.isArray(node)
      ? this.#assembleArray(node, Array.isArray(before) ? before : undefined)
      : this.#assembleObject(node as Readonly<Record<string, unknown>>, before)
    return parts
  }

  #assembleArray(nodes: readonly unknown[], before: readonly unknown[] | undefined): unknown {
    const parts: unknown[] = []
    let isComplete = true
    let isUnchanged = true
    for (const node of nodes) {
      if (this.#isHidden(node)) continue
      const index = parts.length
      const part = this.#assemble(node, before?.[index])
      if (part === missing) isComplete = false
      if (isUnchanged && part !== before?.[index]) isUnchanged = false
      parts.push(part)
    }
    if (!isComplete) return missing
    return isUnchanged && before?.length === parts.length ? before : Object.freeze(parts)
  }

  /** Whether a write in flight deletes the node's record; the selection depends on that. */
  #isHidden(node: unknown): boolean {
    const isHidden = node instanceof RecordLink && this.#store.isGoing(node.recordKey)
    if (isHidden) this.keys.push(node.recordKey)
    return isHidden
  }

  #assembleObject(nodes: Readonly<Record<string, unknown>>, previous: unknown): unknown {
    const before = previous as Readonly<Record<string, unknown>> | undefined
    const names = Object.keys(nodes)
    const parts: Record<string, unknown> = {}
    let isComplete = true
    let isUnchanged =
      typeof before === 'object' && before !== null && Object.keys(before).length === names.length
    for (const name of names) {
      const part = this.#assemble(nodes[name], before?.[name])
      if (part === missing) isComplete = false
      if (isUnchanged && part !== before?.[name]) isUnchanged = false
      parts[name] = part
    }
    if (!isComplete) return missing
    return isUnchanged ? before : Object.freeze(parts)
  }
}

/** The result for a record that a write in flight deletes. */
const gone = { error: errorAnswer('fetchResponse', 404, 'Not Found'), expiresAt: Number.POSITIVE_INFINITY }

function findView(views: readonly RecordView[], tree: FieldTree): RecordView | undefined {
  for (const view of views) if (view.tree === tree) return view
  return undefined
}

/** A record as carried by one response, with no field changed, added or drafted since. */
type WholeEntry = RecordEntry & { readonly head: RecordValue }

/** Whether `entry` is a whole record and `tree` requests all of its fields. */
function isWhole(entry: RecordEntry, tree: FieldTree): entry is WholeEntry {
  const { head, fields } = entry
  if (!('fields' in head) || head.fields !== fields) return false
  if (entry.outdated !== null) return false
  let count = 0
  for (const name in fields) {
    if (!Object.hasOwn(fields, name)) return false
    count += 1
  }
  return count === tree.names.length && tree.names.every((name) => Object.hasOwn(fields, name))
}

function keepView(entry: RecordEntry, tree: FieldTree, data: RecordValue, flat: boolean): RecordValue {
  const view: RecordView = { tree, revision: entry.revision, head: entry.head, data, flat }
  entry.views = [...entry.views.filter((other) => other.tree !== tree), view]
  return data
}

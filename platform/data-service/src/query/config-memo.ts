import type { AnyReadAdapter } from '../network/request-queue'
import type { Query } from './query'

interface Remembered {
  readonly query: Query
  readonly names: readonly string[]
  readonly values: readonly unknown[]
}

/** How many configs with the same first value are remembered; more are checked again. */
const perFirstValue = 16

/**
 * Finds the query of a previously read config by its values, without checking it again: views create a new config on
 * every render. The stored config is a copy, so one that its owner changes later is a different one.
 */
export class ConfigMemo {
  readonly #byAdapter = new Map<AnyReadAdapter, Map<unknown, Remembered[]>>()

  find(adapter: AnyReadAdapter, config: object): Query | undefined {
    const alike = this.#byAdapter.get(adapter)?.get(firstValueOf(config))
    return alike?.find((remembered) => hasSameValues(remembered, config))?.query
  }

  remember(adapter: AnyReadAdapter, config: object, query: Query): void {
    const names = Object.keys(config)
    const values = Object.values(config)
    if (!values.every(isComparable)) return
    let byFirstValue = this.#byAdapter.get(adapter)
    if (byFirstValue === undefined) {
      byFirstValue = new Map()
      this.#byAdapter.set(adapter, byFirstValue)
    }
    const first = firstValueOf(config)
    const alike = byFirstValue.get(first) ?? []
    const copies = values.map((value) => (Array.isArray(value) ? [...value] : value))
    byFirstValue.set(first, [{ query, names, values: copies }, ...alike].slice(0, perFirstValue))
  }

  /** Clears the memo after queries were dropped: configs still in use are checked once more. */
  clear(): void {
    this.#byAdapter.clear()
  }
}

/** The first distinction between configs: mostly the id of a record, or the name of an object. */
function firstValueOf(config: object): unknown {
  for (const name in config) {
    const value = (config as Readonly<Record<string, unknown>>)[name]
    return isPlain(value) ? value : undefined
  }
  return undefined
}

function isComparable(value: unknown): boolean {
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain))
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function hasSameValues(remembered: Remembered, config: object): boolean {
  const { names, values } = remembered
  let count = 0
  for (const name in config) {
    if (name !== names[count]) return false
    const value = (config as Readonly<Record<string, unknown>>)[name]
    const copy = values[count]
    if (value !== copy && !(Array.isArray(copy) && hasSameItems(copy, value))) return false
    count += 1
  }
  return count === names.length
}

function hasSameItems(copy: readonly unknown[], value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === copy.length && copy.every((item, index) => item === value[index])
  )
}

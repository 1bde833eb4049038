import type { AnyReadAdapter } from '../network/request-queue'
import type { Query } from './query'

interface Remembered {
  readonly query: Query
  readonly names: readonly string[]
  readonly values: readonly unknown[]
}

/**
 * Finds the query of a config object that was read before without checking it again. Each remembered config
 * carries a copy of its values: a config that its owner has changed since is not found.
 */
export class ConfigMemo {
  readonly #byAdapter = new WeakMap<AnyReadAdapter, WeakMap<object, Remembered>>()

  find(adapter: AnyReadAdapter, config: object): Query | undefined {
    const remembered = this.#byAdapter.get(adapter)?.get(config)
    return remembered !== undefined && !remembered.query.isDropped && isUnchanged(remembered, config)
      ? remembered.query
      : undefined
  }

  remember(adapter: AnyReadAdapter, config: object, query: Query): void {
    const names = Object.keys(config)
    const values = Object.values(config)
    if (!values.every(isComparable)) return
    let byConfig = this.#byAdapter.get(adapter)
    if (byConfig === undefined) {
      byConfig = new WeakMap()
      this.#byAdapter.set(adapter, byConfig)
    }
    const copies = values.map((value) => (Array.isArray(value) ? [...value] : value))
    byConfig.set(config, { query, names, values: copies })
  }
}

function isComparable(value: unknown): boolean {
  return typeof value !== 'object' || value === null || (Array.isArray(value) && value.every(isPlain))
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function isUnchanged(remembered: Remembered, config: object): boolean {
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
  if (!Array.isArray(value) || value.length !== copy.length) return false
  for (let index = 0; index < copy.length; index += 1) {
    if (value[index] !== copy[index]) return false
  }
  return true
}

import { entryKey } from '../store/store-key'
import type { ReadAdapter, ReadAdapterDeclaration } from './read-adapter'

/** Lifetime of responses whose adapter sets none, in milliseconds (`docs/specification/data-service.md` section 9). */
export const defaultTtlMs = 300_000

/** A lifetime without an end, in milliseconds: as long as a date can be. */
export const withoutExpiryMs = 8_640_000_000_000_000

/**
 * Declares a read adapter. Omitted parts have their usual form: the response is one entry of the store under the
 * adapter's name and the config's key, with the records in it normalised, for 300 s.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineReadAdapter<Config, Checked, Data>(
  declaration: ReadAdapterDeclaration<Config, Checked, Data>,
): ReadAdapter<Config, Checked, Data> {
  const storeKey = (config: Checked) => entryKey(declaration.name, declaration.key(config))
  const ttlMs = declaration.ttlMs ?? defaultTtlMs
  return {
    ttlMs,
    notFoundTtlMs: ttlMs,
    itemErrorTtlMs: null,
    keepsForcedReads: true,
    edition: () => undefined,
    ingest(body, config, writer) {
      writer.putEntry(storeKey(config), body, ttlMs, declaration.edition?.(body, config))
    },
    select: (config, reader) => reader.entry<Data>(storeKey(config)),
    storeKey,
    headKey: declaration.storeKey ?? storeKey,
    remainder: (config) => config,
    isCollection: false,
    combination: null,
    gathering: null,
    ...declaration,
  }
}

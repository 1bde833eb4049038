import type { ReadAdapter, WriteAdapter } from '@porchlight/data-service'
import * as client from '@porchlight/ui-api/client'

/** A read of the client, regardless of its types: what is typed in the playground is checked by the adapter itself. */
export type AnyRead = ReadAdapter<unknown, unknown, unknown>
type AnyWrite = WriteAdapter<unknown, unknown, unknown>

/** A call of the client by the name that it is exported with. */
export type Call =
  | { readonly kind: 'read'; readonly name: string; readonly adapter: AnyRead }
  | { readonly kind: 'write'; readonly name: string; readonly adapter: AnyWrite }

/** Every call of the client, by name. */
export const calls: readonly Call[] = Object.entries(client)
  .flatMap(([name, value]): readonly Call[] => {
    const exported: unknown = value
    if (typeof exported !== 'object' || exported === null || !('checkConfig' in exported)) return []
    return 'select' in exported
      ? [{ kind: 'read', name, adapter: exported as AnyRead }]
      : [{ kind: 'write', name, adapter: exported as AnyWrite }]
  })
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** Returns the call of that name; null if there is none. */
export function callNamed(name: string): Call | null {
  return calls.find((call) => call.name === name) ?? null
}

/**
 * Returns the hook of `@porchlight/data-service-react` for a call: `useRecord` for `getRecord`, `useUpdateRecord` for
 * `updateRecord`.
 */
export function hookOf({ kind, name }: Call): string {
  const bare = kind === 'read' ? name.replace(/^get/, '') : name
  return `use${bare.charAt(0).toUpperCase()}${bare.slice(1)}`
}

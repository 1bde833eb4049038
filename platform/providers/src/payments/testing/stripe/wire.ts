/** Parameters or an object in Stripe’s wire format. */
export type Wire = Readonly<Record<string, unknown>>

/** Reads Stripe’s form encoding: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. Values are strings. */
export function readForm(text: string): Wire {
  const root: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    let at = root
    for (const part of path.slice(0, -1)) {
      const next = (at[part] ?? {}) as Record<string, unknown>
      at[part] = next
      at = next
    }
    at[path.at(-1) ?? name] = value
  }
  return root
}

/** Returns the values of a list, which the form encoding numbers. */
export function listOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).map(String) : []
}

/** Returns the named part of an object; empty if there is none. */
export function partOf(value: unknown, name: string): Wire {
  const part = (value as Wire | undefined)?.[name]
  return typeof part === 'object' && part !== null ? (part as Wire) : {}
}

const expandable = new Set(['payment_intent', 'setup_intent', 'latest_charge', 'payment_method'])

/** Returns an object as it is sent: fields whose expansion was not requested are reduced to an id, as at Stripe. */
export function collapse(value: unknown, expand: readonly string[], path = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => collapse(item, expand, path))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const at = path === '' ? name : `${path}.${name}`
      const isRequested =
        at === 'error.payment_intent' ||
        expand.some((requested) => requested === at || requested.startsWith(`${at}.`))
      if (expandable.has(name) && !isRequested && typeof part === 'object' && part !== null) {
        return [name, (part as { readonly id: string }).id]
      }
      return [name, collapse(part, expand, at)]
    }),
  )
}

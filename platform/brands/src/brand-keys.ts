import type { BrandSite } from './brand-site'
import { sites } from './sites'

/** The brands, one for each folder, as pages name them: `<html data-brand="first">`. */
export type BrandKey = keyof typeof sites

/** The keys of all brands, in the order of their positions. */
export const brandKeys: readonly BrandKey[] = (Object.keys(sites) as BrandKey[]).sort(
  (one, other) => sites[one].position - sites[other].position,
)

/** Returns where the brand `key` is found, and its position in lists. */
export function siteOf(key: BrandKey): BrandSite {
  return sites[key]
}

/** Maps each brand to the result of `make`. */
export function byBrand<Value>(make: (key: BrandKey) => Value): Readonly<Record<BrandKey, Value>> {
  return Object.fromEntries(brandKeys.map((key) => [key, make(key)])) as Record<BrandKey, Value>
}

/** Whether `value` names a brand. */
export function isBrandKey(value: unknown): value is BrandKey {
  return typeof value === 'string' && Object.hasOwn(sites, value)
}

/** The brand for hosts that name none and for users who belong to none: the first in the list. */
export const defaultBrandKey: BrandKey = firstBrand()

/** Host names in lower case, without a port, and the brand that each is served as. */
export type BrandHosts = ReadonlyMap<string, BrandKey>

/**
 * Returns the brand of an address: the one whose base URL has its host; then the one whose word is in the host (portal
 * specification, section 4: AMIGO, TARA), in any case; otherwise the default brand. Only the host of a whole address
 * counts, so that no path or query selects a brand.
 *
 * @param host a Host header such as `amigo.localhost:3000`, or an address such as `https://amigo.example.com/bills`
 * @param hosts the hosts of the brands' base URLs
 */
export function brandOfHost(host: string, hosts: BrandHosts): BrandKey {
  const [authority = ''] = host.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').split(/[/?#\\]/)
  const name = authority.slice(authority.lastIndexOf('@') + 1).toUpperCase()
  const set = hosts.get(name.toLowerCase().replace(/:\d*$/, ''))
  if (set !== undefined) return set
  const named = brandKeys.find((key) => {
    const { hostWord } = sites[key]
    return hostWord !== null && name.includes(hostWord)
  })
  return named ?? defaultBrandKey
}

function firstBrand(): BrandKey {
  const [key] = brandKeys
  if (key === undefined) throw new TypeError('There is no brand.')
  return key
}

import type { BrandSite } from './brand-site'
import { sites } from './sites'

/** The brands, one for each folder, as pages name them: `<html data-brand="first">`. */
export type BrandKey = keyof typeof sites

/** The keys of all brands, in the order of their positions. */
export const brandKeys: readonly BrandKey[] = (Object.keys(sites) as BrandKey[]).sort(
  (one, other) => sites[one].position - sites[other].position,
)

/** Where the brand `key` is found, and how it is listed. */
export function siteOf(key: BrandKey): BrandSite {
  return sites[key]
}

/** What `make` gives for each brand. */
export function byBrand<Value>(make: (key: BrandKey) => Value): Readonly<Record<BrandKey, Value>> {
  return Object.fromEntries(brandKeys.map((key) => [key, make(key)])) as Record<BrandKey, Value>
}

/** Tells whether `value` names a brand. */
export function isBrandKey(value: unknown): value is BrandKey {
  return typeof value === 'string' && Object.hasOwn(sites, value)
}

/** The brand of hosts that name none, and of whoever belongs to none. */
export const defaultBrandKey: BrandKey = brandWithoutHostWord()

/**
 * The brand of an address (portal specification, section 4): the one whose word is in the host (AMIGO, TARA), in any case;
 * the default brand when there is none. Of a whole address only the host counts, so that no path or query picks a brand.
 *
 * @param host a Host header such as `amigo.localhost:3000`, or an address such as `https://amigo.example.com/bills`
 */
export function brandOfHost(host: string): BrandKey {
  const [authority = ''] = host.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').split(/[/?#\\]/)
  const name = authority.slice(authority.lastIndexOf('@') + 1).toUpperCase()
  const named = brandKeys.find((key) => {
    const { hostWord } = sites[key]
    return hostWord !== null && name.includes(hostWord)
  })
  return named ?? defaultBrandKey
}

function brandWithoutHostWord(): BrandKey {
  const [key, ...others] = brandKeys.filter((each) => sites[each].hostWord === null)
  if (key === undefined || others.length > 0) {
    throw new TypeError('Exactly one brand has `hostWord: null`: it is served where a host names none.')
  }
  return key
}

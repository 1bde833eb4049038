import type { BrandLogo } from './brand-logo'
import type { BrandNames } from './brand-names'
import { logo as firstLogo } from './first/logo'
import { names as firstNames } from './first/names'
import { logo as secondLogo } from './second/logo'
import { names as secondNames } from './second/names'
import { logo as thirdLogo } from './third/logo'
import { names as thirdNames } from './third/names'

/** The three brands, as pages name them: `<html data-brand="first">`. */
export type BrandKey = 'first' | 'second' | 'third'

/** A brand: its names and its logo. Its look is apart (`tokensOf`), so that pages come without the look of the others. */
export interface Brand {
  readonly key: BrandKey
  readonly names: BrandNames
  readonly logo: BrandLogo
}

const brands: Readonly<Record<BrandKey, Brand>> = {
  first: { key: 'first', names: firstNames, logo: firstLogo },
  second: { key: 'second', names: secondNames, logo: secondLogo },
  third: { key: 'third', names: thirdNames, logo: thirdLogo },
}

/** The keys of all brands. */
export const brandKeys: readonly BrandKey[] = ['first', 'second', 'third']

/** The brand `key`. */
export function brandOf(key: BrandKey): Brand {
  return brands[key]
}

/** Tells whether `value` names a brand. */
export function isBrandKey(value: unknown): value is BrandKey {
  return value === 'first' || value === 'second' || value === 'third'
}

/**
 * The brand of an address (portal specification, section 4): AMIGO in the host gives the second, TARA the third,
 * anything else the first; any case. Of a whole address only the host counts, so that no path or query picks a brand.
 *
 * @param host a Host header such as `amigo.localhost:3000`, or an address such as `https://amigo.example.com/bills`
 */
export function brandOfHost(host: string): BrandKey {
  const [authority = ''] = host.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').split(/[/?#\\]/)
  const name = authority.slice(authority.lastIndexOf('@') + 1).toUpperCase()
  if (name.includes('AMIGO')) return 'second'
  return name.includes('TARA') ? 'third' : 'first'
}

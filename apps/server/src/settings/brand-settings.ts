import {
  type BrandHosts,
  type BrandKey,
  brandKeys,
  brandOf,
  byBrand,
  defaultBrandKey,
  siteOf,
} from '@porchlight/brands'
import { Type } from 'typebox'
import type { Settings } from './settings'

/**
 * The setting of a brand's public address: `PORCHLIGHT_BASE_URL` for the default brand, `PORCHLIGHT_SECOND_BASE_URL`.
 */
export type BaseUrlName = `PORCHLIGHT_${string}BASE_URL`

/** The setting of the number a brand sends texts from: `PORCHLIGHT_TEXTS_FROM`, `PORCHLIGHT_TEXTS_SECOND_FROM`. */
export type TextsFromName = `PORCHLIGHT_TEXTS_${string}FROM`

/** The per-brand settings, as read from the environment. */
export type BrandSettingsInput = Readonly<Record<BaseUrlName | TextsFromName, string | undefined>>

/** The name of each brand's public address setting. */
export const baseUrlName = byBrand((key): BaseUrlName => `PORCHLIGHT_${wordOf(key)}BASE_URL`)

/** The name of each brand's text number setting. */
export const textsFromName = byBrand((key): TextsFromName => `PORCHLIGHT_TEXTS_${wordOf(key)}FROM`)

/** The schemas of the brands' public addresses, by setting name. */
export const baseUrlSchemas = Object.fromEntries(
  brandKeys.map((key) => [
    baseUrlName[key],
    Type.Optional(
      Type.String({
        pattern: '^https?://[^/]+$',
        description:
          key === defaultBrandKey
            ? `The ${key} brand’s public address, without a path; https in production, where it is required. Demo mode takes a name of this machine alone, unless \`DEMO_PUBLIC\` is set.`
            : `The ${key} brand’s public address; where production has none, the brand is not served.`,
      }),
    ),
  ]),
)

/** The schemas of the brands' text numbers, by setting name. */
export const textsFromSchemas = Object.fromEntries(
  brandKeys.map((key) => [
    textsFromName[key],
    Type.Optional(
      Type.String({
        pattern: '^\\+1[2-9][0-9]{9}$',
        description:
          key === defaultBrandKey
            ? `The number that the ${key} brand’s texts come from; required with an address.`
            : `The same of the ${key} brand, where it is served.`,
        default: demoNumberOf(key),
      }),
    ),
  ]),
)

/** Returns the brands that have an address: in production no others are served. */
export function servedBrands(input: BrandSettingsInput): readonly BrandKey[] {
  return brandKeys.filter((key) => input[baseUrlName[key]] !== undefined)
}

/** Returns each brand's public address; by default a name of this machine. */
export function brandAddresses(input: BrandSettingsInput, port: number): Readonly<Record<BrandKey, string>> {
  return byBrand((key) => {
    const word = siteOf(key).hostWord ?? key
    const host = key === defaultBrandKey ? 'localhost' : `${word.toLowerCase()}.localhost`
    return input[baseUrlName[key]] ?? `http://${host}:${port}`
  })
}

/**
 * Returns the hosts of the brands' addresses. If two brands share a host, which is rejected, the earlier one is served.
 */
export function brandHosts(addresses: Readonly<Record<BrandKey, string>>): BrandHosts {
  const hosts = brandKeys.flatMap((key) => {
    const host = hostOf(addresses[key])
    return host === null ? [] : [[host, key] as const]
  })
  return new Map(hosts.reverse())
}

/** Returns the number each brand sends texts from; by default one reserved for fiction. */
export function textSenders(input: BrandSettingsInput): Readonly<Record<BrandKey, string>> {
  return byBrand((key) => input[textsFromName[key]] ?? demoNumberOf(key))
}

/** Returns the sender of a brand's mail: the brand's name, at the address shared by all. */
export function mailSenderOf(
  key: BrandKey,
  { mailFrom }: Pick<Settings, 'mailFrom'>,
): { readonly name: string; readonly address: string } {
  return { name: brandOf(key).names.displayName, address: mailFrom }
}

/** Returns the host name of an address, in lower case and without a port; null when it is not an address. */
export function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname : null
}

function wordOf(key: BrandKey): string {
  return key === defaultBrandKey ? '' : `${key.toUpperCase()}_`
}

function demoNumberOf(key: BrandKey): string {
  return `+171355501${String(siteOf(key).position - 1).padStart(2, '0')}`
}

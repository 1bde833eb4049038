/**
 * Returns a number format of the platform, created on first use: creating one is far slower than using it, and a page
 * needs dozens.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numberFormats, [locale, options], () => new Intl.NumberFormat(locale, options))
}

/** The same of dates. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dateFormats, [locale, options], () => new Intl.DateTimeFormat(locale, options))
}

/** The same for plural rules. */
export function pluralRules(locale: string): Intl.PluralRules {
  return cached(pluralForms, locale, () => new Intl.PluralRules(locale))
}

/** Locales, zones and options are those of this code and its operators: a handful of each. */
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const pluralForms = new Map<string, Intl.PluralRules>()

function cached<Format>(formats: Map<string, Format>, how: unknown, make: () => Format): Format {
  const key = JSON.stringify(how)
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = make()
  formats.set(key, made)
  return made
}

import { type MergeFieldName, mergeFieldNames } from '../facts/merge-fields'

/** A merge field between braces. No two patterns of this file overlap themselves, so that each takes linear time. */
const blank = /\{([^{}]*)\}/g

/**
 * What reads as an address of the web, a mail or a number of one: with a scheme, with `www.`, or a name that ends as
 * sites do. A dot that ends a sentence is followed by a space or nothing.
 */
const address =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.(?:com|net|org|info|biz|co|io|us|me|ly|gl|link|click|app|dev|site|online|shop|store|xyz|top|gov|edu|mx|tx|example|energy|power|localhost)\b/iu

/** What is between the braces of a text, in its order. */
export function blanksOf(text: string): readonly string[] {
  return [...text.matchAll(blank)].map(([, name = '']) => name)
}

/** The first blank that no merge field has, or a brace that stands alone; null when all are known. */
export function unknownBlank(text: string): string | null {
  const known: readonly string[] = mergeFieldNames
  const unknown = blanksOf(text).find((name) => !known.includes(name))
  if (unknown !== undefined) return `{${unknown}}`
  return /[{}]/.exec(text.replace(blank, ''))?.[0] ?? null
}

/** Whether a text holds something that programs make a link of. */
export function holdsAddress(text: string): boolean {
  return address.test(text)
}

/** Fills the blanks of a text once: what a value itself holds between braces stays as it is. */
export function fillBlanks(text: string, values: Readonly<Record<MergeFieldName, string>>): string {
  return text.replace(blank, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as MergeFieldName] : whole,
  )
}

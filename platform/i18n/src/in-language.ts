import type { Language } from './language'

/** Returns a text that is stored in English and, optionally, in Spanish: the English one is the fallback. */
export function inLanguage<Text extends string | null>(
  language: Language,
  english: Text,
  spanish: string | null,
): Text | string {
  return language === 'es' && spanish !== null && spanish !== '' ? spanish : english
}

/**
 * A copy that was taken of such a text's English form, shown as the text itself while both still agree. A text that was
 * changed since, on either side, is left as it is: its translation would be of something else.
 */
export function copyInLanguage(
  language: Language,
  copy: string | null,
  original: { readonly english: string | null; readonly spanish: string | null },
): string | null {
  return copy !== null && copy === original.english ? inLanguage(language, copy, original.spanish) : copy
}

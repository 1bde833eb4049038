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
 * Returns a copy of such a text's English form, displayed like the text itself while both still agree. A text that has
 * since changed, on either side, is left unchanged: its translation would not match it.
 */
export function copyInLanguage(
  language: Language,
  copy: string | null,
  original: { readonly english: string | null; readonly spanish: string | null },
): string | null {
  return copy !== null && copy === original.english ? inLanguage(language, copy, original.spanish) : copy
}

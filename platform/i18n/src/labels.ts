import { pluralRules } from './intl-formats'
import type { Language } from './language'

/** A text that depends on a number: the form is chosen by the value named `count`. */
export interface PluralText {
  readonly one: string
  readonly other: string
}

/** One label in both languages; `{name}` is filled in from the values. */
export interface LabelPair {
  readonly en: string | PluralText
  readonly es: string | PluralText
}

/** Labels by key. A set belongs to one screen or one part of the shell. */
export type LabelSet = Readonly<Record<string, LabelPair>>

/** The values for the placeholders of a label. Numbers are inserted unformatted: format them first. */
export type LabelValues = Readonly<Record<string, string | number>>

/**
 * Looks up labels. `t('due', { date })` accepts known keys; `t.byName(key)` accepts any, such as a status from a
 * record.
 */
export interface Translate<Key extends string = string> {
  (key: Key, values?: LabelValues): string
  byName(key: string, values?: LabelValues): string
}

/** The keys of a label set, or of a union of sets. */
export type LabelKey<Set> = Set extends LabelSet ? Extract<keyof Set, string> : never

/** Declares a set of labels; the types require both languages for every key. */
export function defineLabels<const Set extends LabelSet>(labels: Set): Set {
  return labels
}

/**
 * Creates a lookup over `sets` in one language; where two sets contain a key, the later one wins. A key that no set
 * contains returns the key itself, with spaces as underscores and `&` as `and` (portal specification, section 3).
 */
export function createLabels<const Sets extends readonly LabelSet[]>(
  language: Language,
  ...sets: Sets
): Translate<LabelKey<Sets[number]>> {
  const lookUp = (key: string, values: LabelValues = {}): string => {
    const text = sets.findLast((set) => Object.hasOwn(set, key))?.[key]?.[language]
    if (text === undefined) return key.replaceAll(' ', '_').replaceAll('&', 'and')
    return fill(typeof text === 'string' ? text : text[formOf(language, values.count)], values)
  }
  return Object.assign((key: LabelKey<Sets[number]>, values?: LabelValues) => lookUp(key, values), {
    byName: lookUp,
  })
}

function formOf(language: Language, count: string | number | undefined): keyof PluralText {
  return pluralRules(language).select(Number(count)) === 'one' ? 'one' : 'other'
}

function fill(text: string, values: LabelValues): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))
}

import type { LabelPair, Language } from '@porchlight/i18n'

/** A text message that we write to customers. */
export interface Text<Value extends string> {
  /** As its folder is named. */
  readonly name: string
  /**
   * The body, in which `{brand}` is always filled in and comes first, so that the recipient knows the sender; and the
   * title by which advisors see that it was sent, which contains nothing personal.
   */
  readonly labels: { readonly body: LabelPair; readonly title: Readonly<Record<Language, string>> }
  /** The values that fill the other blanks, including full addresses. */
  readonly values: readonly Value[]
  /**
   * The maximum number of network messages, each of which is billed: 160 characters, or 70 as soon as one letter is
   * outside of the GSM alphabet, as á, í, ó and ú are. Spanish texts avoid those letters where they read well without.
   */
  readonly segments: { readonly en: number; readonly es: number }
}

/** Declares a text. */
export function defineText<const Value extends string>(text: Text<Value>): Text<Value> {
  return text
}

import type { LabelPair } from '@porchlight/i18n'

/**
 * The texts of a mail, in the order in which they are read. `{brand}` is always filled in; other blanks are the
 * mail's values. `lifetime` may take its form from the value `count`.
 */
export interface MailLabels {
  /** Nothing personal, and no blank but `{brand}`: it is shown on locked screens. */
  readonly subject: LabelPair
  readonly heading: LabelPair
  /** What happened and who requested it. */
  readonly reason: LabelPair
  /** What to do. */
  readonly next: LabelPair
  readonly button: LabelPair
  /** How long the link of the button works. */
  readonly lifetime: LabelPair
  /** What to do if it was not the recipient. */
  readonly notYou: LabelPair
}

/** A mail that we write to customers. */
export interface Mail<Value extends string, Link extends string> {
  /** As its folder is named. */
  readonly name: string
  readonly labels: MailLabels
  /** The values that fill the blanks. `count` is a number; all others are shown as passed. */
  readonly values: readonly Value[]
  /** Names the address that the button leads to. */
  readonly link: Link
  /** Whether user-written text is shown between `reason` and `next`. */
  readonly quotes?: true
  /** Whether its own text is written for each occasion: paragraphs between the heading and `reason`. */
  readonly hasBody?: true
}

/** Declares a mail. */
export function defineMail<const Value extends string, const Link extends string>(
  mail: Mail<Value, Link>,
): Mail<Value, Link> {
  return mail
}

import type { LabelPair } from '@porchlight/i18n'

/**
 * The texts of a mail, in reading order. `{brand}` is always filled in; other blanks are the mail's values. The plural
 * form of `lifetime` may depend on the value `count`.
 */
export interface MailLabels {
  /** Nothing personal, and no blank except `{brand}`: it is shown on locked screens. */
  readonly subject: LabelPair
  readonly heading: LabelPair
  /** What happened and who requested it. */
  readonly reason: LabelPair
  /** What to do. */
  readonly next: LabelPair
  readonly button: LabelPair
  /** How long the link of the button works. */
  readonly lifetime: LabelPair
  /** What to do if the recipient did not request it. */
  readonly notYou: LabelPair
}

/** A mail that we write to customers. */
export interface Mail<Value extends string, Link extends string> {
  /** As its folder is named. */
  readonly name: string
  readonly labels: MailLabels
  /** The values that fill the blanks. `count` is a number; all others are shown as passed. */
  readonly values: readonly Value[]
  /** The name of the address that the button leads to. */
  readonly link: Link
  /** Whether user-written text is shown between `reason` and `next`. */
  readonly quotes?: true
  /** Whether it has a text written for each occasion: paragraphs between the heading and `reason`. */
  readonly hasBody?: true
}

/** Declares a mail. */
export function defineMail<const Value extends string, const Link extends string>(
  mail: Mail<Value, Link>,
): Mail<Value, Link> {
  return mail
}

import type { MailLabels } from './define-mail'

/** A mail's texts in one language, filled in, and the address of its button. */
export interface MailContent extends Readonly<Record<keyof MailLabels | 'copyLink' | 'footer', string>> {
  readonly link: string
  /** Which of the recipient's homes it is about; null if they have one, or if its own texts name it. */
  readonly about: string | null
  /** Where the recipient chooses mails, and its label; null if this one cannot be turned off. */
  readonly choice: { readonly label: string; readonly address: string } | null
  /** The paragraphs of its own text; empty if it has none. */
  readonly body: readonly string[]
  /** Where the sender receives post, on one line; null in mails that need not state it. */
  readonly postalAddress: string | null
  /** The lines of the quoted text; empty if there is none. */
  readonly quote: readonly string[]
}

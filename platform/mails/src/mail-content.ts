import type { MailLabels } from './define-mail'

/** A mail's texts in one language, filled in, and the address of its button. */
export interface MailContent extends Readonly<Record<keyof MailLabels | 'copyLink' | 'footer', string>> {
  readonly link: string
  /** Which of the recipient's homes it is about; null where they have one, or where its own texts say so. */
  readonly about: string | null
  /** Where the recipient chooses mails, and the words for it; null where this one cannot be turned off. */
  readonly choice: { readonly label: string; readonly address: string } | null
  /** The paragraphs of its own text; none where it has none. */
  readonly body: readonly string[]
  /** Where the sender receives post, on one line; null in mails that need not say it. */
  readonly postalAddress: string | null
  /** The lines of what is quoted; none where nothing is. */
  readonly quote: readonly string[]
}

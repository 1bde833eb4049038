import type { MailLabels } from './define-mail'

/** A mail's texts in one language, filled in, and the address of its button. */
export interface MailContent extends Readonly<Record<keyof MailLabels | 'copyLink' | 'footer', string>> {
  readonly link: string
}

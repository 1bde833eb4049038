import type { FormValues } from '@porchlight/page-parts/forms/form-errors'

/** What a look-up by a script found. */
export interface FoundAccount {
  /** Null: there is no address to write to. */
  readonly maskedEmail: string | null
  /** What was looked up, to send the mail again. */
  readonly asked: FormValues
}

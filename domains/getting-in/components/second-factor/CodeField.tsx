import { TextField } from '@porchlight/design-system'
import type { BindField } from '@porchlight/page-parts/forms/PlainForm'

interface CodeFieldProps {
  readonly field: BindField
  readonly label: string
  readonly hint: string
}

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ field, label, hint }: CodeFieldProps) {
  return (
    <TextField
      {...field('code')}
      label={label}
      hint={hint}
      width="short"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={60}
      required
    />
  )
}

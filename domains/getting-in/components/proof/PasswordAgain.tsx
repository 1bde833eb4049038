import { PasswordField } from '@porchlight/design-system'
import type { BindField } from '@porchlight/page-parts/forms/PlainForm'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { proofLabels } from './labels'

interface PasswordAgainProps {
  readonly field: BindField
  /** Why it is requested, where that is not plain. */
  readonly hint?: string | undefined
}

/** The present password of somebody who is signed in. */
export function PasswordAgain({ field, hint }: PasswordAgainProps) {
  const t = useLabels(proofLabels)
  return (
    <PasswordField
      {...field('currentPassword')}
      label={t('currentPassword')}
      hint={hint}
      autoComplete="current-password"
      toggle={{ show: t('showPassword'), hide: t('hidePassword') }}
      maxLength={1000}
      required
    />
  )
}

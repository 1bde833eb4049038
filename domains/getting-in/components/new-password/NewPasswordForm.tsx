import type { FormErrors, FormValues, RequiredFields } from '@porchlight/page-parts/forms/form-errors'
import { type BindField, PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { checkNewPassword } from './check-new-password'
import { newPasswordLabels } from './labels'
import { NewPasswordFields } from './NewPasswordFields'

interface NewPasswordFormProps {
  /** The page's address, without `/es`. */
  readonly path: string
  readonly failedTitle: string
  readonly submit: string
  readonly submitting: string
  readonly required?: RequiredFields
  /** See `PlainForm`. */
  readonly missingMessages?: RequiredFields
  /** Sends the form with a script, instead of a page load; returns the errors. */
  readonly send?: (values: FormValues) => Promise<FormErrors>
  /** Fields ahead of the new password. */
  readonly children?: (field: BindField) => ReactNode
}

/** A form that sets a password. */
export function NewPasswordForm({ path, required, children, ...copy }: NewPasswordFormProps) {
  const t = useLabels(newPasswordLabels)
  const address = useAddress()
  return (
    <PlainForm
      {...copy}
      action={address(path)}
      required={{
        ...required,
        newPassword: t('newPasswordRequired'),
        confirmPassword: t('confirmPasswordRequired'),
      }}
      check={checkNewPassword}
    >
      {(field) => (
        <>
          {children?.(field)}
          <NewPasswordFields field={field} />
        </>
      )}
    </PlainForm>
  )
}

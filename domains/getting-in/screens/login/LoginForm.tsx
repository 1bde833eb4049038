import { Button, ErrorSummary, PasswordField, TextField } from '@porchlight/design-system'
import { useSending } from '@porchlight/page-parts/forms/use-sending'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useMemo, useState } from 'react'
import { errorsOfOutcome, errorsOfValues } from './form-errors'
import styles from './Login.module.css'
import { labels } from './labels'

/**
 * The login form. It posts to its own address without a script; with one it checks for empty fields first and
 * is sent only once.
 */
export function LoginForm({ startUrl }: { readonly startUrl: string | null }) {
  const t = useLabels(labels)
  const { form, language } = usePage()
  const address = useAddress()
  const [errors, setErrors] = useState(() => errorsOfOutcome(form))
  const sending = useSending()
  const summary = useMemo(
    () => [
      ...(errors.form === null ? [] : [{ message: t(errors.form) }]),
      ...(errors.username === null ? [] : [{ field: 'username', message: t(errors.username) }]),
      ...(errors.password === null ? [] : [{ field: 'password', message: t(errors.password) }]),
    ],
    [errors, t],
  )

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const values = new FormData(event.currentTarget)
    const found = errorsOfValues(String(values.get('username') ?? ''), String(values.get('password') ?? ''))
    if (found.username !== null || found.password !== null) {
      event.preventDefault()
      setErrors(found)
    } else if (!sending.begin()) {
      event.preventDefault()
    }
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={address('/login')}
      noValidate={sending.hasScript}
      onSubmit={handleSubmit}
    >
      <ErrorSummary title={t('errorSummary')} errors={summary} />
      <input type="hidden" name="startURL" value={startUrl ?? (language === 'es' ? '/es' : '/')} />
      <TextField
        name="username"
        label={t('username')}
        error={errors.username === null ? undefined : t(errors.username)}
        defaultValue={form?.values.username ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={320}
        required
      />
      <PasswordField
        name="password"
        label={t('password')}
        error={errors.password === null ? undefined : t(errors.password)}
        autoComplete="current-password"
        toggle={{ show: t('showPassword'), hide: t('hidePassword') }}
        maxLength={1000}
        required
      />
      <Button type="submit" wide busy={sending.isSending} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <p className={styles.waiting} role="status">
        {sending.isSlow ? t('stillWorking') : ''}
      </p>
    </form>
  )
}

import { PasswordField, PasswordRules, useHasScript } from '@porchlight/design-system'
import type { BindField } from '@porchlight/page-parts/forms/PlainForm'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useRef, useState } from 'react'
import { newPasswordLabels } from './labels'
import styles from './NewPasswordFields.module.css'
import { metPasswordRules, passwordRuleKeys } from './password-rules'

interface NewPasswordFieldsProps {
  readonly field: BindField
}

const nothingTyped = { newPassword: '', confirmPassword: '' }

/** A new password and its confirmation, with the rules between; a script ticks the rules while one types. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const t = useLabels(newPasswordLabels)
  const fields = useRef<HTMLDivElement>(null)
  const hasScript = useHasScript()
  const [typed, setTyped] = useState(nothingTyped)
  const met = metPasswordRules(typed.newPassword, typed.confirmPassword)
  const toggle = { show: t('showPassword'), hide: t('hidePassword') }

  function readTyped() {
    const inputs = fields.current?.querySelectorAll('input') ?? []
    setTyped({ ...nothingTyped, ...Object.fromEntries([...inputs].map(({ name, value }) => [name, value])) })
  }

  // What was typed before the script was there counts as well.
  useEffect(readTyped, [])

  return (
    <div className={styles.fields} onInput={readTyped} ref={fields}>
      <PasswordField
        {...field('newPassword')}
        label={t('newPassword')}
        autoComplete="new-password"
        toggle={toggle}
        maxLength={1000}
        required
      />
      <PasswordRules
        title={t('rulesTitle')}
        states={{ met: t('ruleMet'), open: t('ruleOpen') }}
        rules={passwordRuleKeys.map((key) => ({ key, text: t(key), isMet: hasScript ? met[key] : null }))}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        toggle={toggle}
        maxLength={1000}
        required
      />
    </div>
  )
}

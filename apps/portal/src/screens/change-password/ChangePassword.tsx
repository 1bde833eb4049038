import { PasswordField } from '@porchlight/design-system'
import { NewPasswordForm } from '../../features/new-password/NewPasswordForm'
import { FormPage } from '../../shell/forms/FormPage'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Changes one's own password. */
export function ChangePassword({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      ways={
        <>
          <a href={address('/forgot-password')}>{t('toForgotPassword')}</a>
          <a href={address('/profile')}>{t('toProfile')}</a>
        </>
      }
    >
      <NewPasswordForm
        path="/change-password"
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={{ currentPassword: t('currentPasswordRequired') }}
      >
        {(field) => (
          <PasswordField
            {...field('currentPassword')}
            label={t('currentPassword')}
            autoComplete="current-password"
            toggle={{ show: t('showPassword'), hide: t('hidePassword') }}
            maxLength={1000}
            required
          />
        )}
      </NewPasswordForm>
    </FormPage>
  )
}

import { PasswordField } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { NewPasswordForm } from '../../../getting-in/components/new-password/NewPasswordForm'
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

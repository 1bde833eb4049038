import { PasswordField } from '@porchlight/design-system'
import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Takes one's own authenticator app off. */
export function RemoveSecondFactor({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      ways={<a href={address('/profile/second-factor')}>{t('back')}</a>}
    >
      <PlainForm
        action={address('/profile/second-factor/remove')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={{ currentPassword: t('currentPasswordRequired') }}
        ownWords={{ notFound: { text: t('noApp') } }}
      >
        {(field) => (
          <>
            <input type="hidden" name="factor" value="totp" />
            <PasswordField
              {...field('currentPassword')}
              label={t('currentPassword')}
              autoComplete="current-password"
              toggle={{ show: t('showPassword'), hide: t('hidePassword') }}
              maxLength={1000}
              required
            />
          </>
        )}
      </PlainForm>
    </FormPage>
  )
}

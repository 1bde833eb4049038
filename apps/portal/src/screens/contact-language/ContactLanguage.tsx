import { RadioGroup } from '@porchlight/design-system'
import { ProfileFormPage } from '../../features/profile/ProfileFormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Changes the language that we write to the customer in. */
export function ContactLanguage({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <ProfileFormPage title={title} lead={t('lead')} toProfile={t('toProfile')}>
      {(profile) => (
        <PlainForm
          action={address('/profile/language')}
          failedTitle={t('failed')}
          submit={t('submit')}
          submitting={t('submitting')}
          required={{ language: t('languageRequired') }}
        >
          {(field) => (
            <RadioGroup
              name="language"
              label={t('language')}
              error={field('language').error}
              options={[
                { value: 'en', label: t('english') },
                { value: 'es', label: t('spanish') },
              ]}
              defaultValue={profile.language}
              required
            />
          )}
        </PlainForm>
      )}
    </ProfileFormPage>
  )
}

import { RadioGroup } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { ProfileFormPage } from '../../components/ProfileFormPage'
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

import { RadioGroup, Skeleton } from '@porchlight/design-system'
import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { PartFailed } from '../../shell/notices/PartFailed'
import { useLabels } from '../../shell/page/page-context'
import { useProfile } from '../../shell/profile/use-profile'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Changes the language that we write to the customer in. */
export function ContactLanguage({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { profile, hasFailed } = useProfile()
  return (
    <FormPage title={title} lead={t('lead')} ways={<a href={address('/profile')}>{t('toProfile')}</a>}>
      {hasFailed ? <PartFailed /> : null}
      {profile === null && !hasFailed ? <Skeleton shape="text" count={4} label={t('loading')} /> : null}
      {profile === null ? null : (
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
    </FormPage>
  )
}

import { TextField } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { ProfileFormPage } from '../../components/ProfileFormPage'
import { labels } from './labels'

/** Changes one's own phone numbers. */
export function Phones({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form } = usePage()
  const address = useAddress()
  return (
    <ProfileFormPage title={title} lead={t('lead')} toProfile={t('toProfile')}>
      {(profile) => (
        <PlainForm
          action={address('/profile/phones')}
          failedTitle={t('failed')}
          submit={t('submit')}
          submitting={t('submitting')}
        >
          {(field) =>
            (['mobilePhone', 'otherPhone'] as const).map((name) => (
              <TextField
                {...field(name)}
                key={name}
                // What was typed takes precedence over what is stored, even when it was cleared.
                defaultValue={form === null ? (profile[name] ?? '') : field(name).defaultValue}
                label={t(name)}
                hint={t('phoneHint')}
                type="tel"
                autoComplete={name === 'mobilePhone' ? 'tel' : 'off'}
                maxLength={60}
              />
            ))
          }
        </PlainForm>
      )}
    </ProfileFormPage>
  )
}

import { Skeleton, TextField } from '@porchlight/design-system'
import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { PartFailed } from '../../shell/notices/PartFailed'
import { useLabels, usePage } from '../../shell/page/page-context'
import { useProfile } from '../../shell/profile/use-profile'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Changes one's own phone numbers. */
export function Phones({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form } = usePage()
  const address = useAddress()
  const { profile, hasFailed } = useProfile()
  return (
    <FormPage title={title} lead={t('lead')} ways={<a href={address('/profile')}>{t('toProfile')}</a>}>
      {hasFailed ? <PartFailed /> : null}
      {profile === null && !hasFailed ? <Skeleton shape="text" count={4} label={t('loading')} /> : null}
      {profile === null ? null : (
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
                // What was typed counts over what is kept, also when it was emptied.
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
    </FormPage>
  )
}

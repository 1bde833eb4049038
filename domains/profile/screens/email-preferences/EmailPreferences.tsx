import { CheckBox } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { byMailGroup, mailGroups } from '../../../customers/facts/mail-groups'
import { ProfileFormPage } from '../../components/ProfileFormPage'
import styles from './EmailPreferences.module.css'
import { labels } from './labels'

const copy = { ...labels, ...byMailGroup(({ choice }) => choice) }

/** Chooses which of the emails one gets that can be turned off, and says which always come. */
export function EmailPreferences({ title }: ScreenProps) {
  const t = useLabels(copy)
  const { form } = usePage()
  const address = useAddress()
  return (
    <ProfileFormPage title={title} lead={t('lead')} toProfile={t('toProfile')}>
      {(profile) => (
        <PlainForm
          action={address('/profile/email-preferences')}
          failedTitle={t('failed')}
          submit={t('submit')}
          submitting={t('submitting')}
        >
          {() => (
            <>
              <fieldset className={styles.groups}>
                <legend className={styles.legend}>{t('groups')}</legend>
                {mailGroups.map((group) => (
                  <CheckBox
                    key={group}
                    name={group}
                    value="yes"
                    label={t(group)}
                    defaultChecked={form === null ? profile.mails[group] : form.values[group] === 'yes'}
                  />
                ))}
              </fieldset>
              <p className={styles.always}>{t('always')}</p>
            </>
          )}
        </PlainForm>
      )}
    </ProfileFormPage>
  )
}

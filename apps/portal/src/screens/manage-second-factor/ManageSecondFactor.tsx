import { FormPage } from '../../shell/forms/FormPage'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { Enrolment } from '../../shell/second-factor/Enrolment'
import { labels } from './labels'

/** Sets up a second factor of one's own. */
export function ManageSecondFactor({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      ways={
        <>
          <a href={address('/profile/second-factor/remove')}>{t('remove')}</a>
          <a href={address('/profile')}>{t('toProfile')}</a>
        </>
      }
    >
      <Enrolment needsPassword />
    </FormPage>
  )
}

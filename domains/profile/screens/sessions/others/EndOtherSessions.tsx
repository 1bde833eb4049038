import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { labels } from './labels'

/** Asks before it ends all of one's sign-ins but the present one. */
export function EndOtherSessions({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      ways={<a href={address('/profile/sessions')}>{t('toSessions')}</a>}
    >
      <PlainForm
        action={address('/profile/sessions/others')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
      />
    </FormPage>
  )
}

import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Puts a sign-up away, for somebody else at the same device. */
export function StartOver({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage title={title} ways={<a href={address('/enroll/sign-up')}>{t('goOn')}</a>}>
      <p>{t('text')}</p>
      <PlainForm
        action={address('/enroll/start-over')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
      />
    </FormPage>
  )
}

import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { labels } from './labels'

/** Discards a sign-up, for another person at the same device. */
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

import { ButtonLink, EmptyState } from '@porchlight/design-system'
import { FormPage } from '../../shell/forms/FormPage'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Stands in, without a network, for a page that was never seen. */
export function Offline({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage title={title}>
      <EmptyState icon="warning" title={t('title')}>
        <p>{t('text')}</p>
        <ButtonLink href={address('/')}>{t('home')}</ButtonLink>
      </EmptyState>
    </FormPage>
  )
}

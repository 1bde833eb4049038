import { ButtonLink, EmptyState } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { labels } from './labels'

/** Stands in, without a network, for a page that was never seen. */
export function Offline({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage title={title}>
      <EmptyState title={t('title')}>
        <p>{t('text')}</p>
        <ButtonLink href={address('/')}>{t('home')}</ButtonLink>
      </EmptyState>
    </FormPage>
  )
}

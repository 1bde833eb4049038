import { ButtonLink, EmptyState } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { GuestPay } from './GuestPay'
import { labels } from './labels'

/** Pays a bill without a login; who is signed in goes to their own bills. */
export function Pay({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { viewer } = usePage()
  if (viewer === null) return <GuestPay title={title} />
  return (
    <FormPage title={title}>
      <EmptyState
        title={t('signedInTitle')}
        action={<ButtonLink href={address('/bills')}>{t('toBills')}</ButtonLink>}
      >
        <p>{t('signedInText')}</p>
      </EmptyState>
    </FormPage>
  )
}

import { ButtonLink, EmptyState } from '@porchlight/design-system'
import { FormPage } from '../../shell/forms/FormPage'
import { useAddress } from '../../shell/navigation/address'
import { useLabels, usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
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
        icon="bill"
        title={t('signedInTitle')}
        action={<ButtonLink href={address('/bills')}>{t('toBills')}</ButtonLink>}
      >
        <p>{t('signedInText')}</p>
      </EmptyState>
    </FormPage>
  )
}

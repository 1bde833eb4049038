import { Button, LinkList } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useShowsAlerts } from '../../../alerts/components/use-shows-alerts'
import { autopayLabels } from '../../../autopay/components/labels'
import { averageBillingLabels } from '../../../average-billing/components/labels'
import { useOffers } from '../../../customer-service/components/use-offers'
import { paperlessLabels } from '../../../paperless/components/labels'
import { labels } from './labels'

const copy = { ...autopayLabels, ...averageBillingLabels, ...paperlessLabels, ...labels }

/** Links to pages that have no tab of their own, and to signing out. */
export function More({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const offers = useOffers()
  const showsAlerts = useShowsAlerts()
  return (
    <FormPage title={title}>
      <LinkList
        items={[
          { href: address('/accounts'), label: t('accounts'), hint: t('accountsHint') },
          { href: address('/orders'), label: t('orders') },
          { href: address('/profile'), label: t('profile'), hint: t('profileHint') },
          ...(['autopay', 'paperless'] as const).filter(offers).map((feature) => ({
            href: address(`/${feature}`),
            label: t(feature),
            hint: t(`${feature}Hint`),
          })),
          { href: address('/average-billing'), label: t('averageBilling'), hint: t('averageBillingHint') },
          ...(showsAlerts ? [{ href: address('/alerts'), label: t('alerts'), hint: t('alertsHint') }] : []),
          { href: address('/consents'), label: t('consents') },
          { href: address('/privacy'), label: t('privacy'), hint: t('privacyHint') },
          { href: address('/plans'), label: t('plans'), hint: t('plansHint') },
          { href: address('/move'), label: t('move'), hint: t('moveHint') },
          { href: address('/energy-saving'), label: t('saving'), hint: t('savingHint') },
          { href: address('/change-password'), label: t('changePassword') },
          { href: address('/profile/sessions'), label: t('sessions') },
        ]}
      />
      <form method="post" action={address('/logout')}>
        <Button type="submit" variant="secondary" wide>
          {t('signOut')}
        </Button>
      </form>
    </FormPage>
  )
}

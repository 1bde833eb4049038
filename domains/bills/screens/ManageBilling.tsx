import { Card, LinkList } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { autopayLabels } from '../../autopay/components/labels'
import { useAutopayOverview } from '../../autopay/methods/autopay-overview/hook'
import { averageBillingLabels } from '../../average-billing/components/labels'
import { useOffers } from '../../customer-service/components/use-offers'
import { paperlessLabels } from '../../paperless/components/labels'
import { usePaperlessOverview } from '../../paperless/methods/paperless-overview/hook'
import { paymentLabels } from '../../payments/components/labels'
import { labels } from './labels'

const copy = { ...autopayLabels, ...averageBillingLabels, ...paperlessLabels, ...paymentLabels, ...labels }

/** The ways to what came in for an account, and to how its bills come and are paid. */
export function ManageBilling({ accountId }: { readonly accountId: string }) {
  const t = useLabels(copy)
  const address = useAddress()
  const offers = useOffers()
  // Whoever has what is no longer offered finds the way to turn it off.
  const autopay = useAutopayOverview(offers('autopay') ? undefined : { accountId }).data
  const paperless = usePaperlessOverview(offers('paperless') ? undefined : { accountId }).data
  const has = {
    autopay: autopay !== undefined && autopay.state !== 'Off',
    paperless: paperless?.isPaperless === true,
  }
  const pageOf = (path: string) => address(`${path}?account=${accountId}`)
  return (
    <Card title={t('manageTitle')}>
      <LinkList
        items={[
          { href: pageOf('/payments'), label: t('paymentsTitle'), hint: t('paymentsHint') },
          { href: pageOf('/payments/activity'), label: t('activityTitle'), hint: t('activityHint') },
          ...(['autopay', 'paperless'] as const)
            .filter((feature) => offers(feature) || has[feature])
            .map((feature) => ({
              href: pageOf(`/${feature}`),
              label: t(feature),
              hint: t(`${feature}Hint`),
            })),
          { href: pageOf('/average-billing'), label: t('averageBilling'), hint: t('averageBillingHint') },
        ]}
      />
    </Card>
  )
}

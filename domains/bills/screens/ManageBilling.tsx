import { Card, LinkList } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { autopayLabels } from '../../autopay/components/labels'
import { averageBillingLabels } from '../../average-billing/components/labels'
import { paperlessLabels } from '../../paperless/components/labels'
import { paymentLabels } from '../../payments/components/labels'
import { labels } from './labels'

const copy = { ...autopayLabels, ...averageBillingLabels, ...paperlessLabels, ...paymentLabels, ...labels }

/** The ways to what came in for an account, and to how its bills come and are paid. */
export function ManageBilling({ accountId }: { readonly accountId: string }) {
  const t = useLabels(copy)
  const address = useAddress()
  const pageOf = (path: string) => address(`${path}?account=${accountId}`)
  return (
    <Card title={t('manageTitle')}>
      <LinkList
        items={[
          { href: pageOf('/payments'), label: t('paymentsTitle'), hint: t('paymentsHint') },
          { href: pageOf('/payments/activity'), label: t('activityTitle'), hint: t('activityHint') },
          { href: pageOf('/autopay'), label: t('autopay'), hint: t('autopayHint') },
          { href: pageOf('/paperless'), label: t('paperless'), hint: t('paperlessHint') },
          { href: pageOf('/average-billing'), label: t('averageBilling'), hint: t('averageBillingHint') },
        ]}
      />
    </Card>
  )
}

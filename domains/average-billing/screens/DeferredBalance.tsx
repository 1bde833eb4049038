import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { AverageBillingOverview } from '../components/average-billing'
import { deferredText } from '../components/deferred-text'
import { averageBillingLabels } from '../components/labels'
import { labels } from './labels'

const copy = { ...averageBillingLabels, ...labels }

/** What billing reports while average billing is on, and the way out. */
export function DeferredBalance({ averageBilling }: { readonly averageBilling: AverageBillingOverview }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format } = usePage()
  const { accountId, deferredBalance, reportedAt } = averageBilling
  return (
    <Card title={t('onTitle')}>
      <div className={card.stack}>
        {deferredBalance === null || reportedAt === null ? (
          <p>{t('unreported')}</p>
        ) : (
          <>
            <p className={card.strong}>{deferredText(t, format, deferredBalance)}</p>
            <p className={card.note}>{t('reportedAt', { when: format.dateTime(reportedAt) })}</p>
          </>
        )}
        <div className={card.ways}>
          <a className={card.link} href={address(`/average-billing/off?account=${accountId}`)}>
            {t('turnOff')}
          </a>
        </div>
      </div>
    </Card>
  )
}

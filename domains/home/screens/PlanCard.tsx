import { Card, EmptyState } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Account } from '../../customers/components/accounts/account'
import { orderKindOf } from '../../enrollment/components/order-kind'
import styles from './Home.module.css'
import type { OpenOrder } from './HomeHero'
import { labels } from './labels'

interface PlanCardProps {
  readonly account: Account
  /** The order that is under way, of whichever home; null without one. */
  readonly order: OpenOrder | null
}

/** The plan and its end. While service is about to end or the plan to change, another is not offered. */
export function PlanCard({ account, order }: PlanCardProps) {
  const t = useLabels(labels)
  const { format, today } = usePage()
  const address = useAddress()
  const { planName, contractEnd, contractStart, status, street } = account
  const isChanging = order?.tracker.street === street && orderKindOf(order?.tracker.caseType) !== null
  return (
    <Card title={t('planTitle')} tone="quiet">
      {planName === null ? (
        <EmptyState title={t('planNone')}>
          <p>{t('planNoneText')}</p>
        </EmptyState>
      ) : (
        <div className={styles.stack}>
          <p className={styles.sentence}>{planName}</p>
          {contractEnd === null && contractStart === null ? null : (
            <p>
              {contractEnd === null
                ? t('planOpen')
                : t(contractEnd < today ? 'planEnded' : 'planEnds', { date: format.date(contractEnd) })}
            </p>
          )}
          {status === 'Active' && !isChanging ? (
            <a className={card.link} href={address(`/plans?account=${account.id}`)}>
              {t('choosePlan')}
            </a>
          ) : null}
        </div>
      )}
    </Card>
  )
}

import { Card, EmptyState } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Account } from '../../customers/components/accounts/account'
import styles from './Home.module.css'
import { labels } from './labels'

/** The plan and its end. */
export function PlanCard({ account }: { readonly account: Account }) {
  const t = useLabels(labels)
  const { format, today } = usePage()
  const address = useAddress()
  const { planName, contractEnd, contractStart, status } = account
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
          {status === 'Active' ? (
            <a className={card.link} href={address(`/plans?account=${account.id}`)}>
              {t('choosePlan')}
            </a>
          ) : null}
        </div>
      )}
    </Card>
  )
}

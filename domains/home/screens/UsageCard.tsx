import { Card, EmptyState, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useId } from 'react'
import { type Account, isEnded } from '../../customers/components/accounts/account'
import { ProjectedBillLine } from '../../energy/components/bill-projection/ProjectedBillLine'
import { usageLabels } from '../../energy/components/usage/labels'
import { UsageChart } from '../../energy/components/usage/UsageChart'
import { UsageSentence } from '../../energy/components/usage/UsageSentence'
import { useUsage } from '../../energy/components/usage/use-usage'
import styles from './Home.module.css'
import { labels } from './labels'

interface UsageCardProps {
  readonly account: Account
  /** Whether the viewer has no other account, so that the link needs to name none. */
  readonly isOnly: boolean
}

const copy = { ...usageLabels, ...labels }

/** One sentence about usage, a small picture and the way to all of it. */
export function UsageCard({ account, isOnly }: UsageCardProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const sentenceId = useId()
  const { state, cycles } = useUsage(account.id)
  const [newest, ...earlier] = cycles
  // The first usage of an account that ended before any came is not to be waited for.
  if (newest === undefined && isEnded(account) && state === 'ready') return null
  return (
    <Card title={t('usageTitle')} tone="quiet">
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="chart" label={t('usageLoading')} />
      ) : newest === undefined ? (
        <EmptyState title={t('usageEmptyTitle')}>
          <p>{t('usageEmptyText')}</p>
        </EmptyState>
      ) : (
        <div className={styles.stack}>
          <p className={styles.sentence} id={sentenceId}>
            <UsageSentence
              accountId={account.id}
              commodity={account.commodity}
              cycles={[newest, ...earlier]}
            />
          </p>
          <UsageChart
            accountId={account.id}
            cycles={cycles}
            commodity={account.commodity}
            sentenceId={sentenceId}
          />
          <ProjectedBillLine accountId={account.id} />
          <a className={card.link} href={address(isOnly ? '/usage' : `/usage/${account.id}`)}>
            {t('usageLink')}
          </a>
        </div>
      )}
    </Card>
  )
}

import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import type { Account } from '../../shell/accounts/account'
import { useAccounts } from '../../shell/accounts/use-accounts'
import { NotFoundContent } from '../../shell/notices/NotFoundContent'
import { PartFailed } from '../../shell/notices/PartFailed'
import { Head } from '../../shell/page/Head'
import { useLabels, usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { BillCard } from './BillCard'
import styles from './Home.module.css'
import { labels } from './labels'
import { OrderCard } from './OrderCard'
import { PlanCard } from './PlanCard'
import { UsageCard } from './UsageCard'

/** The customer's home: greeting and account, what is to be paid, the next step of an order, usage, plan. */
export function Home({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { viewer } = usePage()
  const { state, accounts, current, asked } = useAccounts(undefined)
  if (state === 'ready' && current === null && asked !== null) return <NotFoundContent />
  const firstName = viewer?.name.split(' ')[0] ?? ''
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle lead={current === null ? undefined : <AccountLine account={current} />}>
        {t('greeting', { name: firstName })}
      </PageTitle>
      {state === 'failed' ? <PartFailed /> : null}
      {state === 'loading' ? <Skeleton shape="card" count={2} label={t('homeLoading')} /> : null}
      {current === null ? null : <BillCard accountId={current.id} />}
      {state === 'ready' ? <OrderCard accountId={current?.id ?? null} /> : null}
      {state === 'ready' && accounts.length === 0 ? (
        <EmptyState icon="home" title={t('noAccountTitle')}>
          <p>{t('noAccountText')}</p>
        </EmptyState>
      ) : null}
      {current === null ? null : (
        <div className={styles.cards}>
          <UsageCard account={current} isOnly={accounts.length === 1} />
          <PlanCard account={current} />
        </div>
      )}
    </div>
  )
}

function AccountLine({ account }: { readonly account: Account }) {
  const t = useLabels(labels)
  const place = [account.street, account.place].filter((part) => part !== '').join(', ')
  return (
    <>
      {place}
      {account.number === null ? null : (
        <>
          <br />
          {t('accountNumber', { number: account.number })}
        </>
      )}
    </>
  )
}

import { EmptyState, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { CallUs } from '../../customer-service/components/CallUs'
import { accountPageLabels } from '../../customers/components/account-page/labels'
import { type Account, isEnded } from '../../customers/components/accounts/account'
import { useAccounts } from '../../customers/components/accounts/use-accounts'
import { NextAction } from '../../enrollment/components/NextAction'
import { useTracker } from '../../enrollment/components/use-tracker'
import { BillCard } from './BillCard'
import styles from './Home.module.css'
import { labels } from './labels'
import { MessagesCard } from './MessagesCard'
import { OrderCard } from './OrderCard'
import { PlanCard } from './PlanCard'
import { UsageCard } from './UsageCard'

const copy = { ...accountPageLabels, ...labels }

/**
 * The customer's home: the one urgent thing, what is to be paid, the next step of an order, usage, plan, messages. At
 * a desk the last two stand beside the others.
 */
export function Home({ title }: ScreenProps) {
  const t = useLabels(copy)
  const { viewer } = usePage()
  const { state, accounts, current, asked } = useAccounts(undefined)
  const order = useTracker(state === 'failed' ? undefined : {})
  if (state === 'ready' && current === null && asked !== null) return <NotFoundContent />
  const tracker = order.data?.tracker ?? null
  const next = tracker?.next ?? null
  const isCustomersTurn = next?.turn === 'Customer'
  const firstName = viewer?.name.split(' ')[0] ?? ''
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle lead={current === null ? undefined : <AccountLine account={current} />}>
        {t('greeting', { name: firstName })}
      </PageTitle>
      {state === 'failed' ? <PartFailed /> : null}
      {state === 'loading' ? <Skeleton shape="card" count={2} label={t('homeLoading')} /> : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          {tracker !== null && next !== null && isCustomersTurn ? (
            <NextAction tracker={tracker} next={next} />
          ) : null}
          {current !== null && isEnded(current) ? (
            <Notice kind="info" title={t('inactiveAccount')}>
              <CallUs />
            </Notice>
          ) : null}
          {current === null ? null : <BillCard accountId={current.id} isFirst={!isCustomersTurn} />}
          {order.state === 'Error' ? <PartFailed /> : null}
          {tracker === null || next === null ? null : <OrderCard tracker={tracker} next={next} />}
          {state === 'ready' && accounts.length === 0 ? (
            <EmptyState icon="home" title={t('noAccountTitle')}>
              <p>{t('noAccountText')}</p>
            </EmptyState>
          ) : null}
          {current === null ? null : <UsageCard account={current} isOnly={accounts.length === 1} />}
        </div>
        <div className={styles.aside}>
          {current === null || isEnded(current) ? null : <PlanCard account={current} />}
          {state === 'failed' ? null : <MessagesCard />}
        </div>
      </div>
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

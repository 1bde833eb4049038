import { EmptyState, Notice, Skeleton } from '@porchlight/design-system'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage, Sections } from '@porchlight/page-parts/page/HeroPage'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { Announcements } from '../../announcements/components/Announcements'
import { CallUs } from '../../customer-service/components/CallUs'
import { accountPageLabels } from '../../customers/components/account-page/labels'
import { isEnded } from '../../customers/components/accounts/account'
import { useAccounts } from '../../customers/components/accounts/use-accounts'
import { useTracker } from '../../enrollment/components/use-tracker'
import { BillCard } from './BillCard'
import { HomeHero } from './HomeHero'
import { LastPaymentFailed } from './LastPaymentFailed'
import { labels } from './labels'
import { MessagesCard } from './MessagesCard'
import { OrderSection } from './OrderSection'
import { PlanCard } from './PlanCard'
import { UsageCard } from './UsageCard'

const copy = { ...accountPageLabels, ...labels }

/**
 * Shows the customer's home: the main item, then an open order, usage, plan, messages, in order of importance and less
 * prominent.
 */
export function Home({ title }: ScreenProps) {
  const t = useLabels(copy)
  const { viewer } = usePage()
  const { state, accounts, current, asked } = useAccounts(undefined)
  const order = useTracker(state === 'failed' ? undefined : {})
  if (state === 'ready' && current === null && asked !== null) return <NotFoundContent />
  const tracker = order.data?.tracker ?? null
  const next = tracker?.next ?? null
  const openOrder = tracker === null || next === null ? null : { tracker, next }
  const isCustomersTurn = next?.turn === 'Customer'
  const firstName = viewer?.name.split(' ')[0] ?? ''
  return (
    <HeroPage>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <HomeHero heading={t('greeting', { name: firstName })} account={current} order={openOrder} />
      <Announcements />
      {state === 'failed' ? <PartFailed /> : null}
      {state === 'loading' ? <Skeleton shape="card" count={2} label={t('homeLoading')} /> : null}
      {current === null ? null : <LastPaymentFailed accountId={current.id} />}
      {current !== null && isEnded(current) ? (
        <Notice kind="info" title={t('inactiveAccount')}>
          <CallUs />
        </Notice>
      ) : null}
      {order.state === 'Error' ? <PartFailed /> : null}
      <Sections
        aside={
          <>
            {current === null || isEnded(current) ? null : <PlanCard account={current} order={openOrder} />}
            {state === 'failed' ? null : <MessagesCard />}
          </>
        }
      >
        {current === null || !isCustomersTurn ? null : <BillCard accountId={current.id} />}
        {openOrder === null ? null : <OrderSection order={openOrder} accountId={current?.id ?? null} />}
        {state === 'ready' && accounts.length === 0 ? (
          <EmptyState title={t('noAccountTitle')}>
            <p>{t('noAccountText')}</p>
          </EmptyState>
        ) : null}
        {current === null ? null : <UsageCard account={current} isOnly={accounts.length === 1} />}
      </Sections>
    </HeroPage>
  )
}

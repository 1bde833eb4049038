import { Hero, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage } from '@porchlight/page-parts/page/HeroPage'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { useAccounts } from '../../customers/components/accounts/use-accounts'
import { readPlanQuery } from '../components/plan-query'
import { planLabels } from '../facts/plan-labels'
import { useFindPlans } from '../methods/find-plans/hook'
import { DemoZips } from './DemoZips'
import { labels } from './labels'
import styles from './Plans.module.css'
import { PlansFound } from './PlansFound'
import { ZipForm } from './ZipForm'

const copy = { ...planLabels, ...labels }

/** Plan search: by ZIP code, or where the customer lives. Every choice is in the address. */
export function Plans({ title }: ScreenProps) {
  const t = useLabels(copy)
  const { brand, demo } = usePage()
  const query = readPlanQuery(new URLSearchParams(useSearch()))
  const { accounts, current } = useAccounts(undefined)
  const isRequested =
    query.wrongZip === null && (query.zip !== null || (current !== null && !query.isOtherHome))
  const answer = useFindPlans(
    isRequested
      ? {
          brandName: brand,
          ...(query.zip === null ? {} : { zipCode: query.zip }),
          ...(typeof query.use === 'number' ? { use: query.use } : {}),
          ...(current === null ? {} : { accountId: current.id }),
        }
      : undefined,
  )
  if (answer.data !== undefined) {
    return <PlansFound title={title} search={answer.data} query={query} accounts={accounts} />
  }
  const hasFailed = isRequested && answer.state === 'Error'
  return (
    <HeroPage>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <Hero
        heading={title}
        size={isRequested ? 'normal' : 'large'}
        action={isRequested ? undefined : <ZipForm query={query} />}
      >
        {t('lead')}
      </Hero>
      <div className={styles.sections}>
        {hasFailed ? <PartFailed /> : null}
        {isRequested && !hasFailed ? <Skeleton shape="card" count={3} label={t('plansLoading')} /> : null}
        {!isRequested && demo ? <DemoZips /> : null}
      </div>
    </HeroPage>
  )
}

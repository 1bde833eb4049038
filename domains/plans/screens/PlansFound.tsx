import { Card, Hero, LinkList } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage } from '@porchlight/page-parts/page/HeroPage'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../customer-service/components/CallUs'
import type { Account } from '../../customers/components/accounts/account'
import { type PlanQuery, writePlanQuery } from '../components/plan-query'
import type { PlanSearch } from '../methods/find-plans/client'
import { labels } from './labels'
import { NoChoice } from './NoChoice'
import { PlanResults } from './PlanResults'
import styles from './Plans.module.css'
import { planLocationOf } from './plan-location'
import { ZipForm } from './ZipForm'

interface PlansFoundProps {
  readonly title: string
  readonly search: PlanSearch
  readonly query: PlanQuery
  readonly accounts: readonly Account[]
}

/** The result of the search: plans, a question, or the reason why there are no plans. */
export function PlansFound({ title, search, query, accounts }: PlansFoundProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const location = planLocationOf(search, query)
  const zip = search.zipCode ?? ''
  if (location.kind === 'chosen') {
    return (
      <PlanResults
        title={title}
        search={search}
        location={location}
        query={{ ...query, zip }}
        accounts={accounts}
      />
    )
  }
  return (
    <HeroPage>
      <Head title={title} />
      {location.kind === 'several' ? (
        <Hero heading={t('whichTitle')}>{t('whichText', { zip })}</Hero>
      ) : location.kind === 'closed' ? (
        <NoChoice area={location.area} zip={zip} />
      ) : (
        <Hero heading={t('unknownTitle', { zip })} action={<ZipForm query={{ ...query, zip }} />}>
          <p>{t('unknownText')}</p>
          <CallUs />
        </Hero>
      )}
      <div className={styles.sections}>
        {location.kind === 'several' ? (
          <Card title={t('whichCompanies', { zip })} tone="quiet">
            <LinkList
              items={location.areas.map(({ utilityId, utilityName, commodity }) => ({
                href: address(`/plans${writePlanQuery({ ...query, zip, utilityId })}`),
                label: utilityName ?? '',
                hint: t(commodity === 'Gas' ? 'gas' : 'electricity'),
              }))}
            />
          </Card>
        ) : null}
        {location.kind === 'closed' ? (
          <Card title={t('otherZip')} tone="quiet">
            <ZipForm query={{ ...query, zip: null }} />
          </Card>
        ) : null}
      </div>
    </HeroPage>
  )
}

import { ButtonLink, EmptyState, Hero } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage } from '@porchlight/page-parts/page/HeroPage'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../customer-service/components/CallUs'
import type { Account } from '../../customers/components/accounts/account'
import { HowToChoose } from '../components/HowToChoose'
import { isOwnHome } from '../components/plan-choice'
import { chooseUse, type PlanQuery, writePlanQuery } from '../components/plan-query'
import { planLabels } from '../facts/plan-labels'
import { monthlyUseText } from '../facts/plan-texts'
import type { PlanSearch } from '../methods/find-plans/client'
import { DeliveredBy } from './DeliveredBy'
import { labels } from './labels'
import { PlanList } from './PlanList'
import styles from './Plans.module.css'
import type { PlanLocation } from './plan-location'
import { countFilters, orderPlans } from './plan-order'
import { RefineForm } from './RefineForm'
import { UseChoices } from './UseChoices'

interface PlanResultsProps {
  readonly title: string
  readonly search: PlanSearch
  readonly location: Extract<PlanLocation, { kind: 'chosen' }>
  readonly query: PlanQuery
  readonly accounts: readonly Account[]
}

const copy = { ...planLabels, ...labels }

/** The plans of one utility's area, by what they cost at the use that was chosen. */
export function PlanResults({ title, search, location, query: requested, accounts }: PlanResultsProps) {
  const t = useLabels(copy)
  const { format, language } = usePage()
  const address = useAddress()
  const { area } = location
  const { account } = search
  const query = { ...requested, utilityId: area.utilityId }
  const months = account?.commodity === area.commodity ? account.months : 0
  const use = chooseUse(query, area.commodity, months > 0)
  const offered = search.plans.filter(({ utilityId }) => utilityId === area.utilityId)
  const plans = orderPlans(offered, query, use, language)
  const filters = countFilters(query)
  return (
    <HeroPage>
      <Head title={title} />
      <Hero
        heading={t('found', {
          count: plans.length,
          place: `${area.city}, ${area.state} ${search.zipCode ?? ''}`,
        })}
        action={
          <UseChoices
            commodity={area.commodity}
            query={query}
            use={use}
            accounts={accounts}
            account={account}
          />
        }
      >
        {use.kind === 'own' && account !== null
          ? t('ownBasis', {
              count: months,
              used: monthlyUseText(t, format, area.commodity, Math.round(account.used)),
            })
          : undefined}
      </Hero>
      <div className={styles.sections}>
        <div className={styles.tools}>
          <DeliveredBy location={location} query={query} />
          <RefineForm query={query} use={use} commodity={area.commodity} filters={filters} />
        </div>
        {plans.length > 0 ? (
          <PlanList plans={plans} offered={offered} query={query} use={use} account={account} />
        ) : offered.length > 0 ? (
          <EmptyState
            title={t('noneLeft')}
            action={
              <ButtonLink
                variant="secondary"
                href={address(
                  `/plans${writePlanQuery({ ...query, term: 'any', rate: 'any', green: false, noFee: false })}`,
                )}
              >
                {t('clearFilters')}
              </ButtonLink>
            }
          >
            <p>{t('noneLeftText', { count: offered.length })}</p>
          </EmptyState>
        ) : (
          <EmptyState title={t('noneTitle')}>
            <p>{t('noneText')}</p>
            <CallUs />
          </EmptyState>
        )}
        {offered.length > 0 ? (
          <>
            <p className={styles.note}>{t('beforeTaxes')}</p>
            <HowToChoose
              plans={plans.length > 0 ? plans : offered}
              query={query}
              account={account}
              tone="quiet"
            />
            {account === null || account.change === null ? null : (
              <p>
                {isOwnHome(query, account) ? (
                  <a className={styles.way} href={address('/plans?home=other')}>
                    {t('otherHome')}
                  </a>
                ) : (
                  <a className={styles.way} href={address('/plans')}>
                    {t('ownHome', { street: account.street ?? '' })}
                  </a>
                )}
              </p>
            )}
          </>
        ) : null}
      </div>
    </HeroPage>
  )
}

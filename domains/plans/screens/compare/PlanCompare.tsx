import { ButtonLink, EmptyState, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { inLanguage } from '@porchlight/i18n'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { useAccounts } from '../../../customers/components/accounts/use-accounts'
import { HowToChoose } from '../../components/HowToChoose'
import { PriceTrapNotice } from '../../components/PriceTrapNotice'
import { chooseUse, mostCompared, readPlanQuery, writePlanQuery } from '../../components/plan-query'
import { planLabels } from '../../facts/plan-labels'
import { planNameIn } from '../../facts/plan-name'
import { usePlans } from '../../methods/get-plans/hook'
import { ComparisonTable } from './ComparisonTable'
import { labels } from './labels'
import styles from './PlanCompare.module.css'

const copy = { ...planLabels, ...labels }

/** Up to three plans side by side; which ones, and at what use, is in the address. */
export function PlanCompare({ title }: ScreenProps) {
  const t = useLabels(copy)
  const { brand, language } = usePage()
  const address = useAddress()
  const search = new URLSearchParams(useSearch())
  const query = readPlanQuery(search)
  const { current } = useAccounts(undefined)
  const requested = [...new Set(search.getAll('plan'))].filter((code) => /^[A-Z0-9-]{1,40}$/.test(code))
  const answer = usePlans(
    requested.length === 0
      ? undefined
      : {
          brandName: brand,
          planCodes: requested.slice(0, mostCompared),
          ...(typeof query.use === 'number' ? { use: query.use } : {}),
          ...(current === null ? {} : { accountId: current.id }),
        },
  )
  const plans = requested.length === 0 ? [] : answer.data?.plans
  const account = answer.data?.account ?? null
  const [first] = plans ?? []
  const months = first?.ownPrice === null ? 0 : (account?.months ?? 0)
  const use = chooseUse(query, first?.commodity ?? 'Electricity', months > 0)
  const hasFailed = plans === undefined && answer.state === 'Error'
  const back = address(`/plans${writePlanQuery(query)}`)
  return (
    <div className={styles.page}>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <p>
        <a className={styles.way} href={back}>
          {t('allPlans')}
        </a>
      </p>
      <PageTitle>{title}</PageTitle>
      {hasFailed ? <PartFailed /> : null}
      {plans === undefined && !hasFailed ? (
        <Skeleton shape="card" count={2} label={t('plansLoading')} />
      ) : null}
      {plans !== undefined && first === undefined ? (
        <EmptyState
          title={t('noneTitle')}
          action={
            <ButtonLink variant="secondary" href={back}>
              {t('allPlans')}
            </ButtonLink>
          }
        >
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : null}
      {plans === undefined || first === undefined ? null : (
        <>
          {plans.length === 1 ? (
            <Notice kind="info" title={t('oneTitle')}>
              <p>{t('oneText')}</p>
            </Notice>
          ) : null}
          {requested.length > mostCompared ? (
            <Notice kind="info" title={t('tooManyTitle')}>
              <p>{t('tooManyText')}</p>
            </Notice>
          ) : null}
          <ComparisonTable plans={plans} use={use} months={months} query={query} account={account} />
          {plans.map((plan) => (
            <PriceTrapNotice key={plan.code} plan={plan} use={use} months={months} isOneOfSeveral />
          ))}
          {plans.map((plan) =>
            plan.indexFormula === null ? null : (
              <p key={plan.code} className={styles.note}>
                {t('formulaOf', {
                  plan: planNameIn(plan, language),
                  formula: inLanguage(language, plan.indexFormula, plan.indexFormulaEs),
                })}
              </p>
            ),
          )}
          <p className={styles.note}>{t('beforeTaxes')}</p>
          <HowToChoose plans={plans} query={query} account={account} />
        </>
      )}
    </div>
  )
}

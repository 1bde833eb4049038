import { Card, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { useAccounts } from '../../../customers/components/accounts/use-accounts'
import { ChoosePlanLink } from '../../components/ChoosePlanLink'
import { descriptionOf } from '../../components/description-of'
import { Estimate } from '../../components/Estimate'
import { HowToChoose } from '../../components/HowToChoose'
import { PlanDocuments } from '../../components/PlanDocuments'
import { PriceTable } from '../../components/PriceTable'
import { PriceTrapNotice } from '../../components/PriceTrapNotice'
import { highestPrice, type Plan, type PlanAccount } from '../../components/plan'
import { chooseUse, readPlanQuery, writePlanQuery } from '../../components/plan-query'
import { planLabels } from '../../facts/plan-labels'
import { planNameIn } from '../../facts/plan-name'
import { usePlans } from '../../methods/get-plans/hook'
import { FactsLabel } from './FactsLabel'
import { labels } from './labels'
import styles from './PlanDetails.module.css'
import { TermsAndRights } from './TermsAndRights'

const copy = { ...planLabels, ...labels }

/** One plan: its price at every use, its facts label, its terms and the customer's rights in both languages. */
export function PlanDetails({ params, title }: ScreenProps) {
  const t = useLabels(copy)
  const { brand } = usePage()
  const address = useAddress()
  const query = readPlanQuery(new URLSearchParams(useSearch()))
  const { current } = useAccounts(undefined)
  const code = /^[A-Z0-9-]{1,40}$/.exec(params.planCode ?? '')?.[0]
  const answer = usePlans(
    code === undefined
      ? undefined
      : {
          brandName: brand,
          planCodes: [code],
          ...(typeof query.use === 'number' ? { use: query.use } : {}),
          ...(current === null ? {} : { accountId: current.id }),
        },
  )
  const plan = answer.data?.plans[0]
  if (code === undefined || (answer.data !== undefined && plan === undefined)) return <NotFoundContent />
  const hasFailed = answer.state === 'Error'
  return (
    <div className={styles.page}>
      <p>
        <a className={styles.way} href={address(`/plans${writePlanQuery(query)}`)}>
          {t('allPlans')}
        </a>
      </p>
      {plan !== undefined ? (
        <Details
          plan={plan}
          account={answer.data?.account ?? null}
          certificateNumber={answer.data?.certificateNumber ?? null}
        />
      ) : (
        <>
          <Head title={title} status={hasFailed ? 503 : 200} />
          <PageTitle>{title}</PageTitle>
          {hasFailed ? <PartFailed /> : <Skeleton shape="card" count={2} label={t('plansLoading')} />}
        </>
      )}
    </div>
  )
}

interface DetailsProps {
  readonly plan: Plan
  readonly account: PlanAccount
  readonly certificateNumber: string | null
}

function Details({ plan, account, certificateNumber }: DetailsProps) {
  const t = useLabels(copy)
  const { format, language } = usePage()
  const query = readPlanQuery(new URLSearchParams(useSearch()))
  const months = plan.ownPrice === null ? 0 : (account?.months ?? 0)
  const use = chooseUse(query, plan.commodity, months > 0)
  return (
    <>
      <Head title={planNameIn(plan, language)} />
      <PageTitle context={plan.utilityName} lead={descriptionOf(plan, language) ?? undefined}>
        {planNameIn(plan, language)}
      </PageTitle>
      <div className={styles.costs}>
        <Card title={t('costs')}>
          <Estimate plan={plan} use={use} />
          <p className={styles.signUp}>
            <ChoosePlanLink plan={plan} query={query} account={account} />
          </p>
          <PriceTable
            plan={plan}
            chosen={use.kind === 'own' ? null : use.amount}
            highest={highestPrice([plan])}
          />
          <p className={styles.note}>{t('beforeTaxes')}</p>
          {plan.deliverySince === null ? null : (
            <p className={styles.note}>
              {t('deliverySince', { utility: plan.utilityName, date: format.date(plan.deliverySince) })}
            </p>
          )}
        </Card>
        <div className={styles.beside}>
          <PriceTrapNotice plan={plan} use={use} months={months} />
          <HowToChoose plans={[plan]} query={query} account={account} />
        </div>
      </div>
      <FactsLabel plan={plan} certificateNumber={certificateNumber} />
      <TermsAndRights plan={plan} />
      <Card title={t('documents')}>
        <PlanDocuments plan={plan} />
      </Card>
    </>
  )
}

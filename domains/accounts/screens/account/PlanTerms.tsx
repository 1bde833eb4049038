import { DescriptionList, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Account } from '../../../customers/components/accounts/account'
import { PlanDocuments } from '../../../plans/components/PlanDocuments'
import { certificateOf } from '../../../plans/facts/facts-label'
import { planLabels } from '../../../plans/facts/plan-labels'
import { feeText, monthlyUseText, unitPriceText } from '../../../plans/facts/plan-texts'
import {
  buybackFacts,
  creditFacts,
  energyFacts,
  type Fact,
  minimumUsageFacts,
} from '../../../plans/facts/price-facts'
import type { AccountPlan } from '../../../plans/methods/get-account-plan/client'
import { useAccountPlan } from '../../../plans/methods/get-account-plan/hook'
import styles from './Account.module.css'
import { labels } from './labels'

const copy = { ...planLabels, ...labels }

/** What the account's plan costs, since when it applies, who is certified to sell it, and the documents of the contract. */
export function PlanTerms({ account }: { readonly account: Account }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { data, state } = useAccountPlan({ accountId: account.id })
  if (data === undefined) {
    return state === 'Error' ? <PartFailed /> : <Skeleton shape="text" count={4} label={t('termsLoading')} />
  }
  if (data.plan === null) {
    return (
      <p>
        {t('termsUnknown')} <a href={address(`/help?account=${account.id}`)}>{t('termsAsk')}</a>
      </p>
    )
  }
  return (
    <>
      <Prices account={account} plan={data.plan} certificateNumber={data.certificateNumber} />
      <div className={styles.stack}>
        <h3 className={styles.heading}>{t('documentsOfPlan')}</h3>
        <PlanDocuments plan={data.plan} />
      </div>
    </>
  )
}

interface PricesProps {
  readonly account: Account
  readonly plan: NonNullable<AccountPlan['plan']>
  readonly certificateNumber: string | null
}

function Prices({ account, plan, certificateNumber }: PricesProps) {
  const t = useLabels(copy)
  const { format, language } = usePage()
  const { commodity } = plan
  const certificate = certificateOf(plan, certificateNumber)
  const price = (cents: number) => unitPriceText(t, format, commodity, cents)
  return (
    <>
      <DescriptionList
        items={[
          ...(account.contractStart === null || account.status === 'Pending'
            ? []
            : [{ term: t('contractSince'), description: format.date(account.contractStart) }]),
          ...energyFacts(t, format, plan, language).map(toItem),
          {
            term: t('baseCharge'),
            description:
              plan.baseCharge === 0 ? t('none') : t('aMonth', { amount: format.money(plan.baseCharge) }),
          },
          ...minimumUsageFacts(t, format, plan).map(toItem),
          ...(plan.billCredits.length === 0 ? [] : creditFacts(t, format, plan).map(toItem)),
          ...buybackFacts(t, format, plan).map(toItem),
          ...plan.labelPrices.map(({ use, averagePrice }) => ({
            term: t('averageAt', { use: monthlyUseText(t, format, commodity, use) }),
            description: price(averagePrice),
          })),
          { term: t('cancellationFee'), description: feeText(t, format, plan) },
          ...(certificate === null ? [] : [{ term: t('certificate'), description: certificate }]),
        ]}
      />
      <p className={styles.muted}>{t('beforeTaxesShort')}</p>
    </>
  )
}

function toItem([term, description]: Fact) {
  return { term, description }
}

import { type BrandKey, brandKeys, brandOf } from '@porchlight/brands'
import { ButtonLink, EmptyState, FilterLinks, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import type { PlanList } from '../../methods/list-plans/client'
import { useListPlans } from '../../methods/list-plans/hook'
import { labels } from './labels'
import { PlanTable } from './PlanTable'
import { downloadAddress, loadPath, plansPath } from './plans-address'

interface PlanListViewProps {
  readonly title: string
  readonly brand: BrandKey
}

/** A brand's plans by where they are in time. */
export function PlanListView({ title, brand }: PlanListViewProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { language } = usePage()
  const { data, error } = useListPlans({ brandName: brand })
  if (isUnknownRecord(error)) return <NotFoundContent />
  return (
    <div className={content.page}>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      <p className={content.actions}>
        <ButtonLink href={address(loadPath(brand))}>{t('load')}</ButtonLink>
        <ButtonLink variant="secondary" href={downloadAddress(brand, language)} download>
          {t('download')}
        </ButtonLink>
      </p>
      <FilterLinks
        label={t('brands')}
        current="page"
        links={brandKeys.map((key) => ({
          href: address(plansPath(key)),
          label: brandOf(key).names.displayName,
          isCurrent: key === brand,
        }))}
      />
      {data !== undefined ? (
        <Groups list={data} />
      ) : error === undefined ? (
        <Skeleton shape="card" count={3} label={t('loading')} />
      ) : (
        <PartFailed />
      )}
    </div>
  )
}

function Groups({ list }: { readonly list: PlanList }) {
  const t = useLabels(labels)
  if (list.plans.length === 0) return <EmptyState title={t('noPlans')}>{t('noPlansText')}</EmptyState>
  return (
    <>
      {list.isMore ? <Notice kind="info" title={t('isMore')} /> : null}
      {(['inForce', 'coming', 'off', 'ended'] as const).map((state) => {
        const plans = list.plans.filter((plan) => plan.state === state)
        return plans.length === 0 ? null : <PlanTable key={state} state={state} plans={plans} />
      })}
    </>
  )
}

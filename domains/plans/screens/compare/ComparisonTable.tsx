import { Card, VisuallyHidden } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePlanChoice } from '../../components/ChoosePlanLink'
import { type ChosenUse, type Plan, type PlanAccount, priceAt } from '../../components/plan'
import { type PlanQuery, writePlanQuery } from '../../components/plan-query'
import { planLabels } from '../../facts/plan-labels'
import { planNameIn } from '../../facts/plan-name'
import { monthlyUseText, rateText, shortPriceText, termText } from '../../facts/plan-texts'
import { labels } from './labels'
import styles from './PlanCompare.module.css'
import { priceRows, type Row } from './price-rows'

interface ComparisonTableProps {
  /** At least one. */
  readonly plans: readonly Plan[]
  readonly use: ChosenUse
  /** How many months the account's own use counts. */
  readonly months: number
  readonly query: PlanQuery
  /** The account whose home the plans are for; null for guests. */
  readonly account: PlanAccount
}

const copy = { ...planLabels, ...labels }

/** Shows a column for each plan. The name of a row is above its cells, so that three plans fit on a phone. */
export function ComparisonTable({ plans, use, months, query, account }: ComparisonTableProps) {
  const t = useLabels(copy)
  const { language } = usePage()
  const rows = useRows({ plans, use, months, query, account })
  return (
    <Card>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {plans.map((plan) => (
              <th key={plan.code} scope="col" className={styles.plan}>
                {planNameIn(plan, language)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ name, cell, rank }) => {
          const ranks = rank === undefined ? [] : plans.map(rank).filter((value) => value !== null)
          const lowest = new Set(ranks).size > 1 ? Math.min(...ranks) : null
          return (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={plans.length} className={styles.row}>
                  {name}
                </th>
              </tr>
              <tr>
                {plans.map((plan) => {
                  const isLowest = lowest !== null && rank?.(plan) === lowest
                  return (
                    <td key={plan.code} className={isLowest ? styles.lowest : styles.cell}>
                      {cell(plan)}
                      {isLowest ? <span className={styles.mark}>{t('lowest')}</span> : null}
                    </td>
                  )
                })}
              </tr>
            </tbody>
          )
        })}
      </table>
    </Card>
  )
}

function useRows({ plans, use, months, query, account }: ComparisonTableProps): readonly Row[] {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const [first] = plans
  if (first === undefined) return []
  const { commodity, labelPrices } = first
  const amount = (value: number) => monthlyUseText(t, format, commodity, value)
  const priced = (price: { readonly bill: number; readonly averagePrice: number } | null | undefined) =>
    price === null || price === undefined ? (
      ''
    ) : (
      <>
        {format.money(price.bill)}
        <span className={styles.price}>{shortPriceText(format, commodity, price.averagePrice)}</span>
      </>
    )
  const billRow = (name: string, at: ChosenUse): Row => ({
    name,
    cell: (plan) => priced(priceAt(plan, at)),
    rank: (plan) => priceAt(plan, at)?.bill ?? null,
  })
  const otherUses = labelPrices.filter((price) => use.kind === 'own' || price.use !== use.amount)
  const utilities = new Set(plans.map(({ utilityId }) => utilityId))
  return [
    billRow(use.kind === 'own' ? t('estimateOwn') : t('estimateAt', { use: amount(use.amount) }), use),
    ...(use.kind === 'own'
      ? [
          {
            name: t('total', { count: months }),
            cell: ({ ownPrice }: Plan) => (ownPrice === null ? '' : format.money(ownPrice.total)),
          },
        ]
      : []),
    ...otherUses.map((price) =>
      billRow(t('billAt', { use: amount(price.use) }), { kind: 'amount', amount: price.use }),
    ),
    { name: t('rate'), cell: (plan) => rateText(t, plan) },
    { name: t('term'), cell: (plan) => termText(t, plan) },
    {
      name: t('cancellationFee'),
      cell: ({ cancellationFee }) => (cancellationFee === 0 ? t('none') : format.money(cancellationFee)),
    },
    { name: t('renewableShare'), cell: ({ renewableShare }) => format.percent(renewableShare / 100) },
    {
      name: t('deposit'),
      cell: ({ requiresDeposit }) => t(requiresDeposit ? 'depositMay' : 'noDeposit'),
    },
    ...priceRows({ t, format, plans, isOwn: use.kind === 'own' }),
    {
      name: t('baseCharge'),
      cell: ({ baseCharge }) => (baseCharge === 0 ? t('none') : format.money(baseCharge)),
    },
    ...(utilities.size > 1 ? [{ name: t('deliveredBy'), cell: ({ utilityName }: Plan) => utilityName }] : []),
    {
      name: t('choose'),
      cell: (plan) => <ChooseCell plan={plan} query={query} account={account} />,
    },
    {
      name: t('details'),
      cell: ({ code, name }) => (
        <a
          className={styles.way}
          href={address(`/plans/${code}${writePlanQuery(query)}`)}
          aria-label={t('openPlan', { plan: name })}
        >
          {t('open')}
        </a>
      ),
    },
  ]
}

type ChooseCellProps = Pick<ComparisonTableProps, 'query' | 'account'> & { readonly plan: Plan }

/** The way to the contract, or that the account has the plan. */
function ChooseCell({ plan, query, account }: ChooseCellProps) {
  const t = useLabels(copy)
  const choice = usePlanChoice(plan, query, account)
  if (choice === null) return t('yourPlan')
  return (
    <a className={styles.way} href={choice.href} aria-label={choice.fullLabel}>
      {choice.label}
    </a>
  )
}

import { Card, Icon } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { ChoosePlanLink } from '../components/ChoosePlanLink'
import { CreditTrapNotice } from '../components/CreditTrapNotice'
import { Estimate } from '../components/Estimate'
import { planLabels } from '../components/labels'
import { PriceTable } from '../components/PriceTable'
import { type ChosenUse, type Plan, type PlanAccount, priceAt } from '../components/plan'
import { isOwnHome } from '../components/plan-choice'
import { type PlanQuery, writePlanQuery } from '../components/plan-query'
import { descriptionOf, feeText, rateText, termText } from '../components/plan-texts'
import { CheckOption } from './CheckOption'
import { labels } from './labels'
import styles from './PlanCard.module.css'

interface PlanCardProps {
  readonly plan: Plan
  readonly query: PlanQuery
  readonly account: PlanAccount
  readonly use: ChosenUse
  /** How many months the account's own use counts. */
  readonly months: number
  readonly isLowest: boolean
  /** What the plan that the account has would cost, in US dollars; null when that is not known. */
  readonly presentBill: number | null
  readonly isPresent: boolean
  /** The highest price, in cents, of all plans in the list. */
  readonly highest: number
  /** The id of the form that compares; null when there is nothing to compare with. */
  readonly formId: string | null
  readonly onTick: () => void
}

const copy = { ...planLabels, ...labels }

/** A plan of the list: the bill at the chosen use first, then what it would be at others, then the terms. */
export function PlanCard(props: PlanCardProps) {
  const { plan, query, account, use, months, isLowest, isPresent, presentBill, highest, formId, onTick } =
    props
  const t = useLabels(copy)
  const { format, language } = usePage()
  const address = useAddress()
  const description = descriptionOf(plan, language)
  return (
    <Card title={plan.name} titleLevel={3}>
      {isLowest || isPresent ? (
        <ul className={styles.marks}>
          {isLowest ? (
            <li className={styles.mark}>
              <Icon name="check" />
              {t(use.kind === 'own' ? 'lowestOwn' : 'lowest')}
            </li>
          ) : null}
          {isPresent ? (
            <li className={styles.mark}>
              <Icon name="home-pin" />
              {t('yourPlan')}
            </li>
          ) : null}
        </ul>
      ) : null}
      <div className={styles.body}>
        <div className={styles.estimate}>
          <Estimate plan={plan} use={use} />
          {presentBill === null ? null : (
            <AgainstPresent bill={priceAt(plan, use)?.bill} presentBill={presentBill} />
          )}
          {description === null ? null : <p className={styles.description}>{description}</p>}
        </div>
        <PriceTable plan={plan} chosen={use.kind === 'own' ? null : use.amount} highest={highest} />
        <ul className={styles.facts}>
          <li>{`${rateText(t, plan)}, ${termText(t, plan).toLowerCase()}`}</li>
          <li>{feeText(t, format, plan)}</li>
          {plan.commodity === 'Gas' ? null : (
            <li>{t('renewable', { share: format.percent(plan.renewableShare / 100) })}</li>
          )}
          {/* A home that has service with us gives no deposit for another plan. */}
          <li>{t(plan.requiresDeposit && !isOwnHome(query, account) ? 'mayAskDeposit' : 'noDeposit')}</li>
        </ul>
      </div>
      <CreditTrapNotice plan={plan} use={use} months={months} />
      <div className={styles.ways}>
        <ChoosePlanLink plan={plan} query={query} account={account} variant="secondary" />
        <a
          className={styles.way}
          href={address(`/plans/${plan.code}${writePlanQuery(query)}`)}
          aria-label={t('detailsOf', { plan: plan.name })}
        >
          {t('details')}
        </a>
        {formId === null ? null : (
          <CheckOption
            name="plan"
            value={plan.code}
            form={formId}
            label={t('tick')}
            fullLabel={t('tickPlan', { plan: plan.name })}
            onChange={onTick}
          />
        )}
      </div>
    </Card>
  )
}

interface AgainstPresentProps {
  readonly bill: number | undefined
  readonly presentBill: number
}

/** How the bill compares with that of the plan that the account has. */
function AgainstPresent({ bill, presentBill }: AgainstPresentProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const difference = Math.round(((bill ?? presentBill) - presentBill) * 100) / 100
  if (difference === 0) return null
  return (
    <p className={difference < 0 ? styles.less : styles.more}>
      {t(difference < 0 ? 'less' : 'more', { amount: format.money(Math.abs(difference)) })}
    </p>
  )
}

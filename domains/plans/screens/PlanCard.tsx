import { Card, Icon } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { ChoosePlanLink } from '../components/ChoosePlanLink'
import { descriptionOf } from '../components/description-of'
import { Estimate } from '../components/Estimate'
import { PriceTable } from '../components/PriceTable'
import { PriceTrapNotice } from '../components/PriceTrapNotice'
import type { ChosenUse, Plan, PlanAccount } from '../components/plan'
import { isOwnHome } from '../components/plan-choice'
import { type PlanQuery, writePlanQuery } from '../components/plan-query'
import { planLabels } from '../facts/plan-labels'
import { planNameIn } from '../facts/plan-name'
import { feeText, rateText, termText } from '../facts/plan-texts'
import { specialPriceTexts } from '../facts/price-facts'
import { CheckOption } from './CheckOption'
import { labels } from './labels'
import styles from './PlanCard.module.css'
import { type BillsBeside, PlanRank } from './PlanRank'

interface PlanCardProps {
  readonly plan: Plan
  readonly query: PlanQuery
  readonly account: PlanAccount
  readonly use: ChosenUse
  /** How many months the account's own use counts. */
  readonly months: number
  readonly beside: BillsBeside
  readonly isPresent: boolean
  /** The highest price, in cents, of all plans in the list. */
  readonly highest: number
  /** The id of the form that compares; null when there is nothing to compare with. */
  readonly formId: string | null
  readonly onTick: () => void
}

const copy = { ...planLabels, ...labels }

/** A plan of the list: the bill at the chosen use and why it has its place, then other uses, terms and traps. */
export function PlanCard(props: PlanCardProps) {
  const { plan, query, account, use, months, beside, isPresent, highest, formId, onTick } = props
  const t = useLabels(copy)
  const { format, language } = usePage()
  const address = useAddress()
  const description = descriptionOf(plan, language)
  return (
    <Card
      title={<span className={styles.name}>{planNameIn(plan, language)}</span>}
      titleLevel={3}
      tone="quiet"
      action={
        isPresent || description !== null ? (
          <div className={styles.about}>
            {isPresent ? (
              <p className={styles.present}>
                <Icon name="home-pin" />
                {t('yourPlan')}
              </p>
            ) : null}
            {description === null ? null : <p className={styles.description}>{description}</p>}
          </div>
        ) : null
      }
    >
      <div className={styles.row}>
        <div className={styles.facts}>
          <div className={styles.price}>
            <Estimate plan={plan} use={use} />
            <PlanRank plan={plan} use={use} beside={beside} />
          </div>
          <PriceTable plan={plan} chosen={use.kind === 'own' ? null : use.amount} highest={highest} />
          <ul className={styles.terms}>
            <li>{termText(t, plan)}</li>
            <li>{rateText(t, plan)}</li>
            {specialPriceTexts(t, format, plan).map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>{feeText(t, format, plan)}</li>
            {plan.commodity === 'Gas' ? null : (
              <li>{t('renewable', { share: format.percent(plan.renewableShare / 100) })}</li>
            )}
            {/* A home that has service with us gives no deposit for another plan. */}
            <li>{t(plan.requiresDeposit && !isOwnHome(query, account) ? 'mayAskDeposit' : 'noDeposit')}</li>
          </ul>
        </div>
        <PriceTrapNotice plan={plan} use={use} months={months} />
        <div className={styles.ways}>
          <ChoosePlanLink plan={plan} query={query} account={account} variant="secondary" />
          <a
            className={styles.way}
            href={address(`/plans/${plan.code}${writePlanQuery(query)}`)}
            aria-label={t('detailsOf', { plan: planNameIn(plan, language) })}
          >
            {t('details')}
          </a>
          {formId === null ? null : (
            <CheckOption
              name="plan"
              value={plan.code}
              form={formId}
              label={t('tick')}
              fullLabel={t('tickPlan', { plan: planNameIn(plan, language) })}
              onChange={onTick}
            />
          )}
        </div>
      </div>
    </Card>
  )
}

import { Button } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useRef, useState } from 'react'
import { type ChosenUse, highestPrice, type Plan, type PlanAccount, priceAt } from '../components/plan'
import { mostCompared, type PlanQuery } from '../components/plan-query'
import { planLabels } from '../facts/plan-labels'
import { monthlyUseText } from '../facts/plan-texts'
import { labels } from './labels'
import { PlanCard } from './PlanCard'
import styles from './Plans.module.css'

interface PlanListProps {
  /** In order. */
  readonly plans: readonly Plan[]
  /** The same before filters. */
  readonly offered: readonly Plan[]
  readonly query: PlanQuery
  readonly use: ChosenUse
  readonly account: PlanAccount
}

const formId = 'compare-plans'
const copy = { ...planLabels, ...labels }

/** Lists the plans, each with a checkbox, and the button that compares the checked ones. */
export function PlanList({ plans, offered, query, use, account }: PlanListProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  const present = offered.find(({ code }) => code === account?.planCode)
  const isWrong = count > mostCompared
  const [first] = plans
  const billOf = (plan: Plan | undefined) => (plan === undefined ? null : (priceAt(plan, use)?.bill ?? null))
  const beside = { lowest: plans.length > 1 ? billOf(first) : null, present: billOf(present) }

  function countTicks(): number {
    const ticked = form.current === null ? 0 : new FormData(form.current).getAll('plan').length
    setCount(ticked)
    return ticked
  }

  function handleSubmit(event: FormEvent) {
    const ticked = countTicks()
    if (ticked < 2 || ticked > mostCompared) event.preventDefault()
  }

  return (
    <section className={styles.results}>
      <div className={styles.listHead}>
        <h2 className={styles.listTitle}>{t(plans.length > 1 ? 'listTitle' : 'listTitleOne')}</h2>
        {plans.length < 2 || first === undefined ? null : (
          <p className={styles.note}>
            {use.kind === 'own'
              ? t('rankedOwn')
              : t('ranked', { use: monthlyUseText(t, format, first.commodity, use.amount) })}
          </p>
        )}
      </div>
      <ol className={styles.list}>
        {plans.map((plan) => (
          <li key={plan.code}>
            <PlanCard
              plan={plan}
              query={query}
              account={account}
              use={use}
              months={account?.months ?? 0}
              beside={beside}
              isPresent={plan.code === present?.code}
              highest={highestPrice(offered)}
              formId={plans.length > 1 ? formId : null}
              onTick={countTicks}
            />
          </li>
        ))}
      </ol>
      {plans.length < 2 ? null : (
        <form
          ref={form}
          id={formId}
          className={count === 0 ? styles.compare : styles.compareTicked}
          action={address('/plans/compare')}
          onSubmit={handleSubmit}
        >
          <input type="hidden" name="zip" value={query.zip ?? ''} />
          <input type="hidden" name="utility" value={query.utilityId ?? ''} />
          <input type="hidden" name="use" value={use.kind === 'own' ? 'own' : use.amount} />
          {query.isOtherHome ? <input type="hidden" name="home" value="other" /> : null}
          {query.accountId === null ? null : <input type="hidden" name="account" value={query.accountId} />}
          <p className={isWrong ? styles.wrong : styles.hint} role="status">
            {count === 0 ? t('compareHint') : t(isWrong ? 'compareTooMany' : 'compareCount', { count })}
          </p>
          <Button type="submit">{t('compare')}</Button>
        </form>
      )}
    </section>
  )
}

import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Account } from '../../customers/components/accounts/account'
import { type ChoiceLink, ChoiceLinks } from '../components/ChoiceLinks'
import type { ChosenUse, PlanAccount } from '../components/plan'
import { labelUses, type PlanQuery, writePlanQuery } from '../components/plan-query'
import { planLabels } from '../facts/plan-labels'
import { monthlyUseText } from '../facts/plan-texts'
import { labels } from './labels'
import styles from './Plans.module.css'

interface UseChoicesProps {
  readonly commodity: 'Electricity' | 'Gas'
  readonly query: PlanQuery
  readonly use: ChosenUse
  readonly accounts: readonly Account[]
  readonly account: PlanAccount
}

const copy = { ...planLabels, ...labels }

/** The homes that come near the uses of the facts label, for those who know no kWh. */
const homes = ['homeSmall', 'homeMiddle', 'homeLarge'] as const

/** The usage that bills are estimated at: the customer's own, or that of a home like theirs; one tap each. */
export function UseChoices({ commodity, query, use, accounts, account }: UseChoicesProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const linkTo = (changes: Partial<PlanQuery>) => address(`/plans${writePlanQuery({ ...query, ...changes })}`)
  const uses: readonly number[] = labelUses[commodity]
  const typed = use.kind === 'amount' && !uses.includes(use.amount) ? [use.amount] : []
  const choiceOf = (label: string, amount: number): ChoiceLink => ({
    label,
    hint: monthlyUseText(t, format, commodity, amount),
    href: linkTo({ use: amount }),
    isCurrent: use.kind === 'amount' && use.amount === amount,
  })
  // Whether another account has used anything is known once it is requested; without, its page shows the middle use.
  const own = accounts.filter(
    (candidate) =>
      candidate.commodity === (commodity === 'Gas' ? 'gas' : 'electricity') &&
      (candidate.id !== account?.id || account.months > 0),
  )
  return (
    <div className={styles.uses}>
      <ChoiceLinks
        label={t(own.length > 0 ? 'pricedFor' : commodity === 'Gas' ? 'pricedForHomeGas' : 'pricedForHome')}
        choices={[
          ...own.map(({ id, street }) => ({
            label: t('myUse'),
            hint: street,
            href: linkTo({ use: 'own', accountId: own.length === 1 ? query.accountId : id }),
            isCurrent: use.kind === 'own' && id === account?.id,
          })),
          ...homes.map((home, index) => choiceOf(t(home), uses[index] ?? 0)),
          ...typed.map((amount) => choiceOf(t('typedUse'), amount)),
        ]}
      />
    </div>
  )
}

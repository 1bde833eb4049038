import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { PhoneLink } from '../../customer-service/components/PhoneLink'
import type { Account } from '../../customers/components/accounts/account'
import { ChoiceLinks } from '../components/ChoiceLinks'
import { planLabels } from '../components/labels'
import type { ChosenUse, PlanAccount } from '../components/plan'
import { labelUses, type PlanQuery, writePlanQuery } from '../components/plan-query'
import { monthlyUseText } from '../components/plan-texts'
import { labels } from './labels'
import styles from './Plans.module.css'
import type { PlanLocation } from './plan-location'

interface SearchChoicesProps {
  readonly location: Extract<PlanLocation, { kind: 'chosen' }>
  readonly query: PlanQuery
  readonly use: ChosenUse
  readonly accounts: readonly Account[]
  readonly account: PlanAccount
}

const copy = { ...planLabels, ...labels }

/** What is one tap away: the other utilities of the ZIP code, and the uses that bills are estimated at. */
export function SearchChoices({ location, query, use, accounts, account }: SearchChoicesProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const { area, areas } = location
  const { commodity } = area
  const isGas = commodity === 'Gas'
  const linkTo = (changes: Partial<PlanQuery>) => address(`/plans${writePlanQuery({ ...query, ...changes })}`)

  const uses: number[] = [...labelUses[commodity]]
  if (use.kind === 'amount' && !uses.includes(use.amount)) uses.push(use.amount)
  // Whether another account has used anything is known once it is requested; without, its page shows the middle use.
  const own = accounts.filter(
    (candidate) =>
      candidate.commodity === (isGas ? 'gas' : 'electricity') &&
      (candidate.id !== account?.id || account.months > 0),
  )
  return (
    <div className={styles.choices}>
      <div className={styles.utility}>
        {areas.length === 1 ? (
          <p>{t('deliveredByOne', { utility: area.utilityName ?? '' })}</p>
        ) : (
          <ChoiceLinks
            label={t('deliveredBy')}
            choices={areas.map(({ utilityId, utilityName }) => ({
              label: utilityName ?? '',
              href: linkTo({ utilityId }),
              isCurrent: utilityId === area.utilityId,
            }))}
          />
        )}
        {area.utilityPhone === null ? null : (
          <p className={styles.note}>
            {t(isGas ? 'gasLeaks' : 'outages')} <PhoneLink phone={area.utilityPhone} />
          </p>
        )}
        {isGas && areas.every((other) => other.commodity === 'Gas') ? (
          <p className={styles.note}>{t('onlyGas')}</p>
        ) : null}
      </div>
      <ChoiceLinks
        label={t('pricedFor')}
        choices={[
          ...own.map(({ id, street }) => ({
            label: own.length === 1 ? t('myUse') : t('myUseAt', { street }),
            href: linkTo({ use: 'own', accountId: own.length === 1 ? query.accountId : id }),
            isCurrent: use.kind === 'own' && id === account?.id,
          })),
          ...uses.map((amount) => ({
            label: monthlyUseText(t, format, commodity, amount),
            href: linkTo({ use: amount }),
            isCurrent: use.kind === 'amount' && use.amount === amount,
          })),
        ]}
      />
    </div>
  )
}

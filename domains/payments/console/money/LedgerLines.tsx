import { useAddress } from '@porchlight/page-parts/navigation/address'
import { HistoryPages } from '@porchlight/page-parts/page/HistoryPages'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { entryKindNames } from '../../../ledger/facts/entry-values'
import type { AccountMoney } from '../../methods/account-money/client'
import { labels } from './labels'
import styles from './Money.module.css'

type Line = AccountMoney['lines'][number]

/** The element that links to another page of the ledger lead to. */
const id = 'ledger'

interface LedgerLinesProps extends Pick<AccountMoney, 'lines' | 'older'> {
  readonly accountId: string
  readonly isNewest: boolean
}

/** One page of the ledger, the newest line first, each with the way to its cause. */
export function LedgerLines({ accountId, lines, older, isNewest }: LedgerLinesProps) {
  const t = useLabels(labels)
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('ledger')}</h3>
      {lines.length === 0 ? <p className={styles.muted}>{t('noLines')}</p> : null}
      <ol className={styles.list}>
        {lines.map((line) => (
          <Row key={line.lineId} line={line} />
        ))}
      </ol>
      <HistoryPages
        label={t('pages')}
        path={`/console/record/${accountId}`}
        id={id}
        older={older}
        isNewest={isNewest}
      />
    </section>
  )
}

function Row({ line }: { readonly line: Line }) {
  const t = useLabels(labels)
  const kindText = useLabels(entryKindNames)
  const address = useAddress()
  const { format } = usePage()
  const { kind, causeId, date, balance, depositHeld } = line
  const isDeposit = line.depositAmount !== 0
  const amount = isDeposit ? line.depositAmount : line.amount
  const after = isDeposit
    ? t('depositAfter', { amount: format.money(depositHeld) })
    : t(balance < 0 ? 'creditAfter' : 'balanceAfter', { amount: format.money(Math.abs(balance)) })
  return (
    <li className={styles.row}>
      <a href={address(`/console/record/${causeId}`)}>{kindText(kind as keyof typeof entryKindNames)}</a>
      <span className={styles.amount}>{`${amount > 0 ? '+' : ''}${format.money(amount)}`}</span>
      <span className={styles.detail}>{[format.date(date), after].join(' · ')}</span>
    </li>
  )
}

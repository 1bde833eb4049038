import { Icon } from '@porchlight/design-system'
import type { Account } from '@porchlight/domains/customers/components/accounts/account'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Screen } from '@porchlight/page-parts/screen'
import styles from './AccountBar.module.css'

interface AccountBarProps {
  readonly accounts: readonly Account[]
  readonly current: Account
  /** The screen that another account is shown on; home when the screen is not about one account. */
  readonly screen: Screen
}

const noLabels = {}

/** The street of the account that the page is about and, with more than one account, the switch beside it. */
export function AccountBar({ accounts, current, screen }: AccountBarProps) {
  const t = useLabels(noLabels)
  const address = useAddress()
  const addressOf = (account: Account) =>
    address(screen.tab === undefined ? `/?account=${account.id}` : screen.tab.address(account.id))
  return (
    <div className={styles.bar}>
      <p className={styles.account}>
        <Icon name="home-pin" />
        <span className={styles.street}>{current.street}</span>
      </p>
      {accounts.length < 2 ? null : (
        <details className={styles.switch}>
          <summary className={styles.summary}>{t('switchAccount')}</summary>
          <ul className={styles.list}>
            {accounts.map((account) => (
              <li key={account.id}>
                <a
                  className={styles.choice}
                  href={addressOf(account)}
                  aria-current={account.id === current.id ? 'true' : undefined}
                >
                  <Icon name={account.commodity === 'gas' ? 'flame' : 'bolt'} />
                  <span>
                    <strong>{account.street}</strong>
                    <br />
                    {account.place}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

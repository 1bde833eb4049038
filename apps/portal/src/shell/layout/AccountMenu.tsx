import { Button, Icon, VisuallyHidden } from '@porchlight/design-system'
import type { Account } from '@porchlight/domains/customers/components/accounts/account'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Screen } from '@porchlight/page-parts/screen'
import styles from './AccountMenu.module.css'

interface AccountMenuProps {
  readonly accounts: readonly Account[]
  /** Null if the customer has no account, and until it is read. */
  readonly current: Account | null
  /** The screen on which another account is shown; home when the screen is not about one account. */
  readonly screen: Screen
  /** Who is signed in. */
  readonly name: string
}

const noLabels = {}

/**
 * The account that the page is about, as a chip, which opens the customer's other accounts and the log-out. It works
 * without a script.
 */
export function AccountMenu({ accounts, current, screen, name }: AccountMenuProps) {
  const t = useLabels(noLabels)
  const address = useAddress()
  const addressOf = (account: Account) =>
    address(screen.tab === undefined ? `/?account=${account.id}` : screen.tab.address(account.id))
  return (
    <details className={styles.account}>
      <summary className={styles.chip}>
        <VisuallyHidden>{t('accountMenu')}</VisuallyHidden>
        {current === null ? (
          <span className={styles.words}>{name}</span>
        ) : (
          <span className={styles.words}>
            <strong className={styles.line}>{current.street}</strong>
            <span className={styles.line}>{current.number}</span>
          </span>
        )}
      </summary>
      <div className={styles.menu}>
        {accounts.length < 2 ? null : (
          <ul className={styles.list}>
            {accounts.map((account) => (
              <li key={account.id}>
                <a
                  className={styles.choice}
                  href={addressOf(account)}
                  aria-current={account.id === current?.id ? 'true' : undefined}
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
        )}
        <form className={styles.leave} method="post" action={address('/logout')}>
          <span className={styles.name}>{name}</span>
          <Button type="submit" variant="quiet">
            {t('signOut')}
          </Button>
        </form>
      </div>
    </details>
  )
}

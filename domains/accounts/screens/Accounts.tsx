import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { accountPageLabels } from '../../customers/components/account-page/labels'
import type { Account } from '../../customers/components/accounts/account'
import { useAccounts } from '../../customers/components/accounts/use-accounts'
import { StatusGroups } from '../../customers/components/groups/StatusGroups'
import { groupOf } from '../../customers/components/groups/status-groups'
import styles from './Accounts.module.css'
import { labels } from './labels'

const copy = { ...accountPageLabels, ...labels }

/** The viewer's accounts in the four groups. */
export function Accounts({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { state, accounts } = useAccounts(undefined)
  const detailsOf = (account: Account) =>
    [
      account.place,
      [t(account.commodity), account.planName].filter((part) => part !== null).join(' · '),
      account.number === null ? '' : t('accountNumber', { number: account.number }),
    ].filter((detail) => detail !== '')
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle>{title}</PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" count={2} label={t('accountsLoading')} />
      ) : accounts.length === 0 ? (
        <EmptyState title={t('noAccountTitle')}>
          <p>{t('noAccountText')}</p>
        </EmptyState>
      ) : (
        <StatusGroups
          items={accounts.map((account) => ({
            id: account.id,
            group: groupOf(account.status),
            href: address(`/accounts/${account.id}`),
            name: account.street,
            details: detailsOf(account),
          }))}
        />
      )}
      <a className={styles.link} href={address('/orders')}>
        {t('toOrders')}
      </a>
    </div>
  )
}

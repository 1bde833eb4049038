import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { accountPageLabels } from '../../features/account-page/labels'
import { accountGroupLabels } from '../../features/groups/labels'
import { StatusGroups } from '../../features/groups/StatusGroups'
import { groupOf } from '../../features/groups/status-groups'
import type { Account } from '../../shell/accounts/account'
import { useAccounts } from '../../shell/accounts/use-accounts'
import { useAddress } from '../../shell/navigation/address'
import { PartFailed } from '../../shell/notices/PartFailed'
import { Head } from '../../shell/page/Head'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import styles from './Accounts.module.css'
import { labels } from './labels'

const words = { ...accountPageLabels, ...labels }

/** The viewer's accounts in the four groups. */
export function Accounts({ title }: ScreenProps) {
  const t = useLabels(words)
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
        <EmptyState icon="home" title={t('noAccountTitle')}>
          <p>{t('noAccountText')}</p>
        </EmptyState>
      ) : (
        <StatusGroups
          words={accountGroupLabels}
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

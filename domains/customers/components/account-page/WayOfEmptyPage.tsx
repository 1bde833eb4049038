import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Account } from '../accounts/account'
import { accountPageLabels } from './labels'

/** Where a page of an account leads on that has nothing to show yet: to its order, or to the account itself. */
export function WayOfEmptyPage({ account }: { readonly account: Account }) {
  const t = useLabels(accountPageLabels)
  const address = useAddress()
  const isPending = account.status === 'Pending'
  return (
    <a className={card.link} href={address(isPending ? '/enrollment-status' : `/accounts/${account.id}`)}>
      {t(isPending ? 'toOrder' : 'toAccount')}
    </a>
  )
}

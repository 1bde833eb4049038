import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useSearch } from 'wouter'

/**
 * Makes addresses as `useAddress` does, about the account that the page's own address names as `?account=`: a customer
 * with several homes stays at the one that they chose.
 */
export function useAccountAddress(): (path: string) => string {
  const address = useAddress()
  const account = new URLSearchParams(useSearch()).get('account')
  if (account === null) return address
  return (path) => address(`${path}${path.includes('?') ? '&' : '?'}account=${encodeURIComponent(account)}`)
}

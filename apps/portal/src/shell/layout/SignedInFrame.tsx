import { useCarriedAccount } from '@porchlight/domains/customers/components/accounts/use-accounts'
import { CarriedAddress } from '@porchlight/page-parts/navigation/address'
import { NotUpToDate } from '@porchlight/page-parts/notices/NotUpToDate'
import type { PageViewer } from '@porchlight/portal-page'
import type { ReactNode } from 'react'
import type { PageLocation } from '../navigation/use-navigation'
import { SignedInHeader } from './SignedInHeader'

interface SignedInFrameProps {
  readonly location: PageLocation
  readonly viewer: PageViewer
  /** The content with the footer. */
  readonly children: ReactNode
}

/** The frame around the content of customers' pages: their header, and the account that every link carries on. */
export function SignedInFrame({ location, viewer, children }: SignedInFrameProps) {
  const carry = useCarriedAccount(location.params.accountId)
  return (
    <CarriedAddress value={carry}>
      <SignedInHeader location={location} viewer={viewer} />
      <NotUpToDate />
      {children}
    </CarriedAddress>
  )
}

import { useState } from 'react'
import { useSearch } from 'wouter'
import { usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import type { FoundAccount } from './found-account'
import { LinkSent } from './LinkSent'
import { LookUpForm } from './LookUpForm'

/** Looks an account up and has its owner mailed a link; then tells where the link went. */
export function FindMyAccount({ title }: ScreenProps) {
  const { form } = usePage()
  const search = new URLSearchParams(useSearch())
  const [found, setFound] = useState<FoundAccount | null>(null)
  if (found !== null || (form === null && search.has('sent'))) return <LinkSent found={found} />
  return <LookUpForm title={title} onFound={setFound} />
}

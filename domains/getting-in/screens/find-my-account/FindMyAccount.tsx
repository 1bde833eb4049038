import { usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { useLastLookUp } from '../../methods/last-look-up/hook'
import type { FoundAccount } from './found-account'
import { LinkSent } from './LinkSent'
import { LookUpForm } from './LookUpForm'

/** Looks up an account and has its owner mailed a link; then shows where the link was sent. */
export function FindMyAccount({ title }: ScreenProps) {
  const { form } = usePage()
  const search = new URLSearchParams(useSearch())
  const [found, setFound] = useState<FoundAccount | null>(null)
  const isSent = form === null && search.has('sent')
  // Without a script the look-up ended in a redirect, and the browser's own note of it states where the mail was sent.
  const noted = useLastLookUp(isSent ? {} : undefined).data?.found ?? null
  if (found !== null) return <LinkSent maskedEmail={found.maskedEmail} asked={found.asked} />
  if (isSent) return <LinkSent maskedEmail={noted === null ? undefined : noted.maskedEmail} asked={null} />
  return <LookUpForm title={title} onFound={setFound} />
}

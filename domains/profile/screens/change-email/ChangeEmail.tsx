import { usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { ChangeEmailForm } from './ChangeEmailForm'
import { VerificationSent } from './VerificationSent'

/** Changes the address to sign in with; then says where its link was sent. */
export function ChangeEmail({ title }: ScreenProps) {
  const { form } = usePage()
  const isSent = new URLSearchParams(useSearch()).has('sent')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null || (form === null && isSent)) return <VerificationSent email={sentTo} />
  return <ChangeEmailForm title={title} onSent={setSentTo} />
}

import type { RequiredFields } from '@porchlight/page-parts/forms/form-errors'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { useNeededProof } from '../../methods/needed-proof/hook'
import { proofLabels } from './labels'

const own = {}

/** What a form shows and requires in order to prove again who sends it. */
export interface Proof {
  /** The fields that may not be empty. */
  readonly required: RequiredFields
  /** The same messages for a code that only the server finds to be due, because the last proof is no longer recent. */
  readonly missingMessages: RequiredFields
  /** Whether a second factor is due, as far as the page knows. */
  readonly needsFactor: boolean
  readonly hasApp: boolean
  readonly hasPasskey: boolean
  /** Whether a passkey proved it on this page. */
  readonly isConfirmed: boolean
  readonly confirm: () => void
}

/** What the person who is signed in has to prove again; the password alone while that is being read. */
export function useProof(): Proof {
  const t = useLabels(proofLabels)
  const needed = useNeededProof(own).data
  const [isConfirmed, setConfirmed] = useState(false)
  const needsFactor = needed?.factor === true && !isConfirmed
  return {
    required: {
      currentPassword: t('currentPasswordRequired'),
      ...(needsFactor ? { code: t('codeRequired') } : {}),
    },
    missingMessages: { code: t('codeRequired') },
    needsFactor,
    hasApp: needed?.hasApp === true,
    hasPasskey: needed?.hasPasskey === true,
    isConfirmed,
    confirm: () => setConfirmed(true),
  }
}

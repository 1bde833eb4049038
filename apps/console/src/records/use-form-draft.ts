import { usePage } from '@porchlight/page-parts/page/page-context'
import { type DraftValues, readDraft, saveDraft } from '@porchlight/page-parts/session/drafts'
import { useCallback, useEffect, useState } from 'react'
import type { InputValue } from './input-value'

/** What was typed into a form; it survives a reload of the tab until it is cleared. */
export interface FormDraft {
  readonly typed: DraftValues
  /** Whether the form began with what was typed before. */
  readonly isRestored: boolean
  readonly set: (name: string, value: InputValue) => void
  /** Forgets what was typed, here and in the tab. */
  readonly clear: () => void
}

/** What the signed-in user typed into the form of that name. */
export function useFormDraft(form: string): FormDraft {
  const { viewer } = usePage()
  const userId = viewer?.userId ?? ''
  const [typed, setTyped] = useState<DraftValues>({})
  const [isRestored, setRestored] = useState(false)

  // After hydration, so that the first picture is the server's.
  useEffect(() => {
    const draft = readDraft(form, userId)
    if (Object.keys(draft).length === 0) return
    setTyped((typedSince) => ({ ...draft, ...typedSince }))
    setRestored(true)
  }, [form, userId])

  const set = useCallback(
    (name: string, value: InputValue) =>
      setTyped((before) => {
        const next = { ...before, [name]: value }
        saveDraft(form, userId, next)
        return next
      }),
    [form, userId],
  )
  const clear = useCallback(() => {
    saveDraft(form, userId, {})
    setTyped({})
    setRestored(false)
  }, [form, userId])
  return { typed, isRestored, set, clear }
}

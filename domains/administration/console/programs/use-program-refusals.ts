import { type RefusedForm, useRefusals } from '@porchlight/page-parts/forms/use-refusals'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { labels } from './labels'
import { problemLabel } from './problem-label'
import type { ProgramAnswer } from './program-call'

type Refused = Extract<ProgramAnswer<never>, { kind: 'refused' }>

interface RefusedProgram extends RefusedForm {
  /** Shows what an answer refused; `typed` has the addresses of each field, of which the answer names one. */
  readonly refuseBy: (answer: Refused, typed: Readonly<Record<string, readonly string[]>>) => void
}

/** Follows why a form of this page was refused. */
export function useProgramRefusals(): RefusedProgram {
  const t = useLabels(labels)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const form = useRefusals((field, key) => t(problemLabel(field, key), { value: wrong[field] ?? '' }))
  return {
    ...form,
    refuseBy: ({ errors, positions }, typed) => {
      const named = Object.entries(positions).map(([field, at]) => [field, typed[field]?.[at] ?? ''])
      setWrong(Object.fromEntries(named))
      form.refuse(errors)
    },
  }
}

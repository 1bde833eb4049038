import { type RefusedForm, useRefusals } from '@porchlight/page-parts/forms/use-refusals'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { labels } from './labels'
import { problemLabel } from './problem-label'
import type { ProgramResult } from './program-call'

type Refused = Extract<ProgramResult<never>, { kind: 'refused' }>

interface RefusedProgram extends RefusedForm {
  /** Shows a refusal; `submitted` has the addresses of each field, one of which the refusal names. */
  readonly showRefusal: (answer: Refused, submitted: Readonly<Record<string, readonly string[]>>) => void
}

/** Tracks why a form of this page was refused. */
export function useProgramRefusals(): RefusedProgram {
  const t = useLabels(labels)
  const [invalidValues, setInvalidValues] = useState<Readonly<Record<string, string>>>({})
  const form = useRefusals((field, key) => t(problemLabel(field, key), { value: invalidValues[field] ?? '' }))
  return {
    ...form,
    showRefusal: ({ errors, positions }, submitted) => {
      const invalid = Object.entries(positions).map(([field, at]) => [field, submitted[field]?.[at] ?? ''])
      setInvalidValues(Object.fromEntries(invalid))
      form.refuse(errors)
    },
  }
}

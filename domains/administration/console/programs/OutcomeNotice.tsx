import { Notice } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useRef } from 'react'
import { labels } from './labels'
import { problemLabel } from './problem-label'
import type { ProgramResult } from './program-call'
import { SecretNotice } from './SecretNotice'

/** The outcome of an action: what was done, with any new secret; or why nothing was. */
export type Outcome =
  | { readonly kind: 'done'; readonly title: string; readonly text?: string }
  | { readonly kind: 'secret'; readonly title: string; readonly term: string; readonly secret: string }
  | { readonly kind: 'refused'; readonly title?: string; readonly reason: string }

/** Shows an action's outcome and takes the focus: the pressed button may be gone. */
export function OutcomeNotice({ outcome }: { readonly outcome: Outcome | null }) {
  const t = useLabels(labels)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== null) region.current?.focus()
  }, [outcome])
  return (
    <div role="status" tabIndex={-1} ref={region}>
      {outcome === null ? null : outcome.kind === 'secret' ? (
        <SecretNotice
          key={outcome.secret}
          title={outcome.title}
          hasSecret
          values={[{ term: outcome.term, text: outcome.secret }]}
        />
      ) : outcome.kind === 'done' ? (
        <Notice kind="success" title={outcome.title}>
          {outcome.text}
        </Notice>
      ) : (
        <Notice kind="warning" title={outcome.title ?? t('notDone')}>
          {outcome.reason}
        </Notice>
      )}
    </div>
  )
}

/** Converts the result of a call to an outcome: `onDone` describes its response. */
export function toOutcome<Body>(
  result: ProgramResult<Body>,
  onDone: (body: Body) => Outcome,
  translate: (label: ReturnType<typeof problemLabel>) => string,
): Outcome {
  if (result.kind === 'done') return onDone(result.body)
  const [[field, key] = ['form', 'internal']] = Object.entries(result.errors)
  return { kind: 'refused', reason: translate(problemLabel(field, key)) }
}

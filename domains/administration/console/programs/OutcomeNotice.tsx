import { Notice } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useRef } from 'react'
import { labels } from './labels'
import { problemLabel } from './problem-label'
import type { ProgramAnswer } from './program-call'
import { SecretNotice } from './SecretNotice'

/** What a press came to: what was done, with a secret where one was made; or why nothing was. */
export type Outcome =
  | { readonly kind: 'done'; readonly title: string; readonly text?: string }
  | { readonly kind: 'secret'; readonly title: string; readonly term: string; readonly secret: string }
  | { readonly kind: 'refused'; readonly title?: string; readonly reason: string }

/** Says what a press came to, and takes the focus: what was pressed may be gone. */
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

/** The outcome of a call: `done` says what its answer came to. */
export function outcomeOf<Body>(
  answer: ProgramAnswer<Body>,
  done: (body: Body) => Outcome,
  say: (label: ReturnType<typeof problemLabel>) => string,
): Outcome {
  if (answer.kind === 'done') return done(answer.body)
  const [[field, key] = ['form', 'internal']] = Object.entries(answer.errors)
  return { kind: 'refused', reason: say(problemLabel(field, key)) }
}

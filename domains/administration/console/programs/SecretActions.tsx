import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DisclosedAction } from '../../components/DisclosedAction'
import { labels } from './labels'
import { type Outcome, toOutcome } from './OutcomeNotice'
import type { ProgramResult } from './program-call'

interface SecretActionsProps {
  readonly term: string
  /** What a new secret means for the previous one. */
  readonly text: string
  /** Whether the former secret is still valid: another replacement has to be immediate. */
  readonly isFormerInUse: boolean
  readonly replace: (atOnce: boolean) => Promise<ProgramResult<{ readonly secret: string }>>
  readonly onOutcome: (to: Outcome) => Promise<void>
}

/** Creates a new secret; the previous one stays valid for a day or, if it leaked, not at all. */
export function SecretActions({ term, text, isFormerInUse, replace, onOutcome }: SecretActionsProps) {
  const t = useLabels(labels)
  const reportSecret = (result: ProgramResult<{ readonly secret: string }>) =>
    onOutcome(
      toOutcome(result, ({ secret }) => ({ kind: 'secret', title: t('secretReplaced'), term, secret }), t),
    )
  return (
    <>
      {isFormerInUse ? null : (
        <DisclosedAction
          summary={t('replace')}
          text={text}
          button={t('replaceNow')}
          busyLabel={t('working')}
          run={() => replace(false)}
          onDone={reportSecret}
        />
      )}
      <DisclosedAction
        summary={t('leaked')}
        text={t('leakedText')}
        button={t('leakedNow')}
        busyLabel={t('working')}
        run={() => replace(true)}
        onDone={reportSecret}
      />
    </>
  )
}

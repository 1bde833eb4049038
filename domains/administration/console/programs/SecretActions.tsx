import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DisclosedAction } from '../../components/DisclosedAction'
import { labels } from './labels'
import { type Outcome, outcomeOf } from './OutcomeNotice'
import type { ProgramAnswer } from './program-call'

interface SecretActionsProps {
  readonly term: string
  /** What a new secret means for the one before. */
  readonly text: string
  /** Whether the secret before the last one still counts: another can be made only at once. */
  readonly isFormerInUse: boolean
  readonly replace: (atOnce: boolean) => Promise<ProgramAnswer<{ readonly secret: string }>>
  readonly came: (to: Outcome) => Promise<void>
}

/** Makes a new secret, with a day for the one before or, for one that leaked, without. */
export function SecretActions({ term, text, isFormerInUse, replace, came }: SecretActionsProps) {
  const t = useLabels(labels)
  const finish = (answer: ProgramAnswer<{ readonly secret: string }>) =>
    came(outcomeOf(answer, ({ secret }) => ({ kind: 'secret', title: t('secretReplaced'), term, secret }), t))
  return (
    <>
      {isFormerInUse ? null : (
        <DisclosedAction
          summary={t('replace')}
          text={text}
          button={t('replaceNow')}
          busyLabel={t('working')}
          run={() => replace(false)}
          done={finish}
        />
      )}
      <DisclosedAction
        summary={t('leaked')}
        text={t('leakedText')}
        button={t('leakedNow')}
        busyLabel={t('working')}
        run={() => replace(true)}
        done={finish}
      />
    </>
  )
}

import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DisclosedAction } from '../../components/DisclosedAction'
import type { Programs } from '../../methods/list-programs/client'
import { labels } from './labels'
import { type Outcome, toOutcome } from './OutcomeNotice'
import { callProgram } from './program-call'
import { SecretActions } from './SecretActions'

interface ProgramActionsProps {
  readonly program: Programs['programs'][number]
  readonly onOutcome: (to: Outcome) => Promise<void>
  readonly onRemoved: () => Promise<void>
}

/** Gives a program a new secret, switches it off and on, and removes it; each explains itself before its button. */
export function ProgramActions({ program, onOutcome, onRemoved }: ProgramActionsProps) {
  const t = useLabels(labels)
  const { id, isEnabled, hasSecret, formerSecretUntil } = program
  const reportDone = (title: string) => (answer: Parameters<typeof toOutcome>[0]) =>
    onOutcome(toOutcome(answer, () => ({ kind: 'done', title }), t))
  return (
    <section className={content.form} aria-labelledby="access">
      <h2 className={content.heading} id="access">
        {t('access')}
      </h2>
      {hasSecret ? (
        <SecretActions
          term={t('secret')}
          text={t('replaceText')}
          isFormerInUse={formerSecretUntil !== null}
          replace={(atOnce) => callProgram('replaceProgramSecret', { id, atOnce })}
          onOutcome={onOutcome}
        />
      ) : null}
      {isEnabled ? (
        <DisclosedAction
          summary={t('switchOff')}
          text={t('switchOffText')}
          button={t('switchOffNow')}
          busyLabel={t('working')}
          run={() => callProgram('setProgramAccess', { id, isEnabled: false })}
          onDone={reportDone(t('switchedOff'))}
        />
      ) : (
        <DisclosedAction
          summary={t('switchOn')}
          text={t('switchOnText')}
          button={t('switchOnNow')}
          busyLabel={t('working')}
          run={() => callProgram('setProgramAccess', { id, isEnabled: true })}
          onDone={reportDone(t('switchedOn'))}
        />
      )}
      <DisclosedAction
        summary={t('remove')}
        text={t('removeText')}
        button={t('removeNow')}
        busyLabel={t('working')}
        run={() => callProgram('removeProgram', { id })}
        onDone={async (answer) => {
          if (answer.kind === 'done') await onRemoved()
          else await reportDone('')(answer)
        }}
      />
    </section>
  )
}

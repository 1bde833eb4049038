import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DisclosedAction } from '../../components/DisclosedAction'
import type { Programs } from '../../methods/list-programs/client'
import { labels } from './labels'
import { type Outcome, outcomeOf } from './OutcomeNotice'
import { callProgram } from './program-call'
import { SecretActions } from './SecretActions'

interface ProgramActionsProps {
  readonly program: Programs['programs'][number]
  readonly came: (to: Outcome) => Promise<void>
  readonly removed: () => Promise<void>
}

/** Gives a program a new secret, switches it off and on, and removes it; each says what it does before it does it. */
export function ProgramActions({ program, came, removed }: ProgramActionsProps) {
  const t = useLabels(labels)
  const { id, isEnabled, hasSecret, formerSecretUntil } = program
  const finish = (title: string) => (answer: Parameters<typeof outcomeOf>[0]) =>
    came(outcomeOf(answer, () => ({ kind: 'done', title }), t))
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
          came={came}
        />
      ) : null}
      {isEnabled ? (
        <DisclosedAction
          summary={t('switchOff')}
          text={t('switchOffText')}
          button={t('switchOffNow')}
          busyLabel={t('working')}
          run={() => callProgram('setProgramAccess', { id, isEnabled: false })}
          done={finish(t('switchedOff'))}
        />
      ) : (
        <DisclosedAction
          summary={t('switchOn')}
          text={t('switchOnText')}
          button={t('switchOnNow')}
          busyLabel={t('working')}
          run={() => callProgram('setProgramAccess', { id, isEnabled: true })}
          done={finish(t('switchedOn'))}
        />
      )}
      <DisclosedAction
        summary={t('remove')}
        text={t('removeText')}
        button={t('removeNow')}
        busyLabel={t('working')}
        run={() => callProgram('removeProgram', { id })}
        done={async (answer) => {
          if (answer.kind === 'done') await removed()
          else await finish('')(answer)
        }}
      />
    </section>
  )
}

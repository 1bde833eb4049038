import { Button } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import type { Staff } from '../../methods/list-staff/client'
import { labels } from './labels'
import { callStaff, type StaffAnswer } from './staff-call'

interface AccessActionsProps {
  readonly person: Staff['people'][number]
  readonly answered: (answer: StaffAnswer, doneTitle: string) => Promise<void>
}

/** Sends a link again, removes second steps, signs out everywhere, ends an access and restores it; each says what it does before it does it. */
export function AccessActions({ person, answered }: AccessActionsProps) {
  const t = useLabels(labels)
  const { userId, isActive, hasPassword, hasSecondFactor, isDecidedElsewhere } = person
  const mayGetLink = isActive && !hasPassword
  const mayClear = isActive && hasSecondFactor
  if (isDecidedElsewhere && !isActive) return null
  const setAccess = (to: boolean) => () => callStaff('setStaffAccess', { userId, isActive: to })
  return (
    <section className={content.form} aria-labelledby="access">
      <h2 className={content.heading} id="access">
        {t('access')}
      </h2>
      {mayGetLink ? (
        <Action
          summary={t('again')}
          text={t('againText')}
          button={t('again')}
          run={() => callStaff('sendStaffInvitation', { userId })}
          done={(answer) => answered(answer, t('againDone'))}
        />
      ) : null}
      {mayClear ? (
        <Action
          summary={t('clear')}
          text={t('clearText')}
          button={t('clearNow')}
          run={() => callStaff('clearStaffSecondFactors', { userId })}
          done={(answer) => answered(answer, t('clearDone'))}
        />
      ) : null}
      {isActive ? (
        <Action
          summary={t('signOut')}
          text={t('signOutText')}
          button={t('signOutNow')}
          run={() => callStaff('endStaffSessions', { userId })}
          done={(answer) => answered(answer, t('signOutDone'))}
        />
      ) : null}
      {isDecidedElsewhere ? null : isActive ? (
        <Action
          summary={t('end')}
          text={t('endText')}
          button={t('endNow')}
          run={setAccess(false)}
          done={(answer) => answered(answer, t('endDone'))}
        />
      ) : (
        <Action
          summary={t('restore')}
          text={t('restoreText')}
          button={t('restore')}
          run={setAccess(true)}
          done={(answer) => answered(answer, t('restoreDone'))}
        />
      )}
    </section>
  )
}

interface ActionProps {
  readonly summary: string
  readonly text: string
  readonly button: string
  readonly run: () => Promise<StaffAnswer>
  readonly done: (answer: StaffAnswer) => Promise<void>
}

function Action({ summary, text, button, run, done }: ActionProps) {
  const t = useLabels(labels)
  const [isBusy, setBusy] = useState(false)

  async function press() {
    if (isBusy) return
    setBusy(true)
    const answer = await run()
    setBusy(false)
    await done(answer)
  }

  return (
    <Disclosure summary={summary}>
      <p>{text}</p>
      <p>
        <Button variant="secondary" busy={isBusy} busyLabel={t('working')} onClick={() => void press()}>
          {button}
        </Button>
      </p>
    </Disclosure>
  )
}

import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DisclosedAction } from '../../components/DisclosedAction'
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
        <DisclosedAction
          busyLabel={t('working')}
          summary={t('again')}
          text={t('againText')}
          button={t('again')}
          run={() => callStaff('sendStaffInvitation', { userId })}
          done={(answer) => answered(answer, t('againDone'))}
        />
      ) : null}
      {mayClear ? (
        <DisclosedAction
          busyLabel={t('working')}
          summary={t('clear')}
          text={t('clearText')}
          button={t('clearNow')}
          run={() => callStaff('clearStaffSecondFactors', { userId })}
          done={(answer) => answered(answer, t('clearDone'))}
        />
      ) : null}
      {isActive ? (
        <DisclosedAction
          busyLabel={t('working')}
          summary={t('signOut')}
          text={t('signOutText')}
          button={t('signOutNow')}
          run={() => callStaff('endStaffSessions', { userId })}
          done={(answer) => answered(answer, t('signOutDone'))}
        />
      ) : null}
      {isDecidedElsewhere ? null : isActive ? (
        <DisclosedAction
          busyLabel={t('working')}
          summary={t('end')}
          text={t('endText')}
          button={t('endNow')}
          run={setAccess(false)}
          done={(answer) => answered(answer, t('endDone'))}
        />
      ) : (
        <DisclosedAction
          busyLabel={t('working')}
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

import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DisclosedAction } from '../../components/DisclosedAction'
import type { Staff } from '../../methods/list-staff/client'
import { labels } from './labels'
import { callStaff, type StaffResult } from './staff-call'

interface AccessActionsProps {
  readonly person: Staff['people'][number]
  readonly onResult: (answer: StaffResult, doneTitle: string) => Promise<void>
}

/** Resends a link, removes second steps, signs out everywhere, and ends or restores an access; each explains itself first. */
export function AccessActions({ person, onResult }: AccessActionsProps) {
  const t = useLabels(labels)
  const { userId, isActive, hasPassword, hasSecondFactor, isDecidedElsewhere } = person
  const canResendLink = isActive && !hasPassword
  const canClearFactors = isActive && hasSecondFactor
  if (isDecidedElsewhere && !isActive) return null
  const setAccess = (to: boolean) => () => callStaff('setStaffAccess', { userId, isActive: to })
  return (
    <section className={content.form} aria-labelledby="access">
      <h2 className={content.heading} id="access">
        {t('access')}
      </h2>
      {canResendLink ? (
        <DisclosedAction
          busyLabel={t('working')}
          summary={t('again')}
          text={t('againText')}
          button={t('again')}
          run={() => callStaff('sendStaffInvitation', { userId })}
          onDone={(answer) => onResult(answer, t('againDone'))}
        />
      ) : null}
      {canClearFactors ? (
        <DisclosedAction
          busyLabel={t('working')}
          summary={t('clear')}
          text={t('clearText')}
          button={t('clearNow')}
          run={() => callStaff('clearStaffSecondFactors', { userId })}
          onDone={(answer) => onResult(answer, t('clearDone'))}
        />
      ) : null}
      {isActive ? (
        <DisclosedAction
          busyLabel={t('working')}
          summary={t('signOut')}
          text={t('signOutText')}
          button={t('signOutNow')}
          run={() => callStaff('endStaffSessions', { userId })}
          onDone={(answer) => onResult(answer, t('signOutDone'))}
        />
      ) : null}
      {isDecidedElsewhere ? null : isActive ? (
        <DisclosedAction
          busyLabel={t('working')}
          summary={t('end')}
          text={t('endText')}
          button={t('endNow')}
          run={setAccess(false)}
          onDone={(answer) => onResult(answer, t('endDone'))}
        />
      ) : (
        <DisclosedAction
          busyLabel={t('working')}
          summary={t('restore')}
          text={t('restoreText')}
          button={t('restore')}
          run={setAccess(true)}
          onDone={(answer) => onResult(answer, t('restoreDone'))}
        />
      )}
    </section>
  )
}

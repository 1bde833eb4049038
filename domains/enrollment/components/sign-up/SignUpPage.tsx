import { Card, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import type { Plan } from '../../../plans/components/plan'
import { planNameIn } from '../../../plans/facts/plan-name'
import { signUpLabels } from './labels'
import styles from './SignUpPage.module.css'
import { type SignUpStep, SignUpSteps } from './SignUpSteps'

interface SignUpPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly step: SignUpStep
  /** Which of the four parts of the first step; absent for the others. */
  readonly part?: 1 | 2 | 3 | 4
  readonly plan: Plan | null
  /** Whether answers are stored already, which another person at the device can discard. */
  readonly isStarted: boolean
  readonly children: ReactNode
}

/** A page of the sign-up: where one is, what it is about, one card to fill in. */
export function SignUpPage({ title, lead, step, part, plan, isStarted, children }: SignUpPageProps) {
  const t = useLabels(signUpLabels)
  const address = useAddress()
  const { language } = usePage()
  const planName = plan === null ? undefined : planNameIn(plan, language)
  const context = [planName, part === undefined ? undefined : t('part', { number: part })]
    .filter((copy) => copy !== undefined)
    .join(' · ')
  return (
    <div className={styles.page}>
      <Head title={title} />
      <SignUpSteps current={step} />
      <PageTitle context={context === '' ? undefined : context} lead={lead}>
        {title}
      </PageTitle>
      {part === undefined ? children : <Card>{children}</Card>}
      <div className={styles.ways}>
        {isStarted ? <p className={styles.note}>{t('kept')}</p> : null}
        {isStarted ? <a href={address('/enroll/start-over')}>{t('startOver')}</a> : null}
        <a href={address('/plans')}>{t('changePlan')}</a>
      </div>
    </div>
  )
}

import { ButtonLink, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { useSignUp } from '../../methods/get-sign-up/hook'
import { signUpLabels } from './labels'
import styles from './SignUpPage.module.css'
import { comesTooEarly, type OpenSignUp, type SignUpSection, sectionPages } from './sign-up'

interface SignUpGateProps {
  readonly title: string
  readonly section: SignUpSection | 'review'
  /** The page, once there is a sign-up that has come so far. */
  readonly children: (open: OpenSignUp) => ReactNode
}

/** Lets a page of the sign-up be seen when its turn has come; leads to the right one otherwise. */
export function SignUpGate({ title, section, children }: SignUpGateProps) {
  const t = useLabels(signUpLabels)
  const { data, state } = useSignUp({})
  if (data === undefined) {
    const hasFailed = state === 'Error'
    return (
      <div className={styles.page}>
        <Head title={title} status={hasFailed ? 503 : 200} />
        <PageTitle>{title}</PageTitle>
        {hasFailed ? <PartFailed /> : <Skeleton shape="card" count={1} label={t('loadingSignUp')} />}
      </div>
    )
  }
  const { signUp, plan, submitted, dates, authorizations } = data
  if (signUp === null && submitted !== null) {
    return (
      <SignUpElsewhere
        title={t('submittedTitle')}
        text={t('submittedText', { number: submitted.confirmationNumber })}
        way={{ path: '/enroll/complete', words: t('submittedWay') }}
      />
    )
  }
  if (signUp === null || plan === null) return <NoPlan />
  if (comesTooEarly(signUp, section)) {
    const path = sectionPages[signUp.missing ?? 'contact']
    return (
      <SignUpElsewhere
        title={t('earlierTitle')}
        text={t('earlierText')}
        way={{ path, words: t('earlierWay') }}
      />
    )
  }
  return children({ signUp, plan, dates, authorizations })
}

/** That a sign-up begins with a plan. */
export function NoPlan() {
  const t = useLabels(signUpLabels)
  return (
    <SignUpElsewhere
      title={t('noPlanTitle')}
      text={t('noPlanText')}
      way={{ path: '/plans', words: t('noPlanWay') }}
    />
  )
}

interface SignUpElsewhereProps {
  readonly title: string
  readonly text: string
  readonly way: { readonly path: string; readonly words: string }
}

function SignUpElsewhere({ title, text, way }: SignUpElsewhereProps) {
  const address = useAddress()
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle>{title}</PageTitle>
      <EmptyState title={text} action={<ButtonLink href={address(way.path)}>{way.words}</ButtonLink>} />
    </div>
  )
}

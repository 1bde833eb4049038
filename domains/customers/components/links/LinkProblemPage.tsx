import { Button, ButtonLink } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../../customer-service/components/CallUs'
import { linkLabels } from './labels'
import type { LinkProblem, WayOn } from './link-problems'

/** Forms that send a new link to whom the old one was for, without naming them. */
const resends = {
  sendNewLink: '/find-my-account/send-again',
  sendResetLink: '/forgot-password',
} as const

const addresses: Readonly<Record<Exclude<WayOn, keyof typeof resends | 'callUs'>, string>> = {
  toFindMyAccount: '/find-my-account',
  toLogin: '/login',
  toChangeEmail: '/change-email',
}

/** Replaces a form whose link opens nothing: shows the problem and one way forward. */
export function LinkProblemPage({ problem }: { readonly problem: LinkProblem }) {
  const t = useLabels(linkLabels)
  const { viewer } = usePage()
  const address = useAddress()
  // Who is signed in has nothing to log in to.
  if (problem.way === 'toLogin' && viewer !== null) {
    return (
      <FormPage title={t(problem.title)}>
        <ButtonLink href={address('/')}>{t('toHome')}</ButtonLink>
      </FormPage>
    )
  }
  return (
    <FormPage title={t(problem.title)}>
      {problem.text === null ? null : <p>{t(problem.text)}</p>}
      <WayOut way={problem.way} />
    </FormPage>
  )
}

function WayOut({ way }: { readonly way: WayOn }) {
  const t = useLabels(linkLabels)
  const address = useAddress()
  if (way === 'callUs') return <CallUs />
  if (way !== 'sendNewLink' && way !== 'sendResetLink')
    return <ButtonLink href={address(addresses[way])}>{t(way)}</ButtonLink>
  return (
    <form method="post" action={address(resends[way])}>
      <Button type="submit">{t(way)}</Button>
    </form>
  )
}

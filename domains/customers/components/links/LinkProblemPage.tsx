import { Button, ButtonLink } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../../customer-service/components/CallUs'
import { linkLabels } from './labels'
import type { LinkProblem, WayOn } from './link-problems'

const addresses: Readonly<Record<Exclude<WayOn, 'sendNewLink' | 'callUs'>, string>> = {
  toForgotPassword: '/forgot-password',
  toFindMyAccount: '/find-my-account',
  toLogin: '/login',
  toChangeEmail: '/change-email',
}

/** Stands in for a form whose link opens nothing: what is the matter, and one way on. */
export function LinkProblemPage({ problem }: { readonly problem: LinkProblem }) {
  const t = useLabels(linkLabels)
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
  if (way !== 'sendNewLink') return <ButtonLink href={address(addresses[way])}>{t(way)}</ButtonLink>
  return (
    <form method="post" action={address('/find-my-account/send-again')}>
      <Button type="submit">{t('sendNewLink')}</Button>
    </form>
  )
}

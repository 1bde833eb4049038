import { usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { NoPlan, SignUpGate } from '../../../components/sign-up/SignUpGate'
import { useSignUp } from '../../../methods/get-sign-up/hook'
import { ContactForm } from './ContactForm'

/** The first part: who signs up. It starts with the plan that the address names, or continues an earlier one. */
export function SignUpContact({ title }: ScreenProps) {
  const { form } = usePage()
  const search = new URLSearchParams(useSearch())
  const planCode = form?.values.plan ?? search.get('plan') ?? ''
  const zip = form?.values.zip ?? search.get('zip') ?? ''
  const requested = /^[A-Z0-9-]{1,40}$/.exec(planCode)?.[0]
  const { data } = useSignUp(requested === undefined ? undefined : { planCode: requested })
  if (requested !== undefined && data !== undefined) {
    if (data.plan === null) return <NoPlan />
    return (
      <ContactForm title={title} plan={data.plan} signUp={data.signUp} asked={{ plan: requested, zip }} />
    )
  }
  return (
    <SignUpGate title={title} section="contact">
      {({ signUp, plan }) => <ContactForm title={title} plan={plan} signUp={signUp} asked={null} />}
    </SignUpGate>
  )
}

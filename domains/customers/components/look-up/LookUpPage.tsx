import { TextField } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { CallUs } from '../../../customer-service/components/CallUs'
import { lookUpLabels } from './labels'

interface LookUpPageProps {
  readonly title: string
  readonly lead: string
  readonly notice?: ReactNode
  /** Where the form posts to. */
  readonly path: string
  readonly submit: string
  /** The hint for the number, where it is not one of the three in the mail about an order. */
  readonly number?: { readonly label?: string; readonly hint: string; readonly missing?: string }
  /** The page that the look-up leads to, when not its own. */
  readonly next?: 'deposit' | 'bill'
  /** The way of those who have a login. */
  readonly login: { readonly path: string; readonly words: string }
  /** Looks up with a script and stays on the page. */
  readonly send?: (values: FormValues) => Promise<FormErrors>
}

/** A page that looks a guest up by one of three numbers and the ZIP code of the service address. */
export function LookUpPage({
  title,
  lead,
  notice,
  path,
  submit,
  number,
  next,
  login,
  send,
}: LookUpPageProps) {
  const t = useLabels(lookUpLabels)
  const address = useAddress()
  return (
    <FormPage
      title={title}
      lead={lead}
      notice={notice}
      ways={
        <>
          <a href={address(login.path)}>{login.words}</a>
          <a href={address('/messages/guest')}>{t('askAdvisor')}</a>
          <CallUs />
        </>
      }
    >
      <PlainForm
        action={address(path)}
        failedTitle={t('notLookedUp')}
        submit={submit}
        submitting={t('lookingUp')}
        required={{ identifier: number?.missing ?? t('identifierRequired'), zipCode: t('zipCodeRequired') }}
        customMessages={{ accountNotFound: { title: t('notFoundTitle'), text: t('notFoundText') } }}
        {...(send === undefined ? {} : { send })}
      >
        {(field) => (
          <>
            {next === undefined ? null : <input type="hidden" name="next" value={next} />}
            <TextField
              {...field('identifier')}
              label={number?.label ?? t('identifier')}
              hint={number?.hint ?? t('identifierHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              required
            />
            <TextField
              {...field('zipCode')}
              label={t('zipCode')}
              hint={t('zipCodeHint')}
              width="short"
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={10}
              required
            />
          </>
        )}
      </PlainForm>
    </FormPage>
  )
}
